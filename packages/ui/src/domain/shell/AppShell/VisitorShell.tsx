import type { ReactNode } from 'react';
import { useIsUnreviewed } from '../../../i18n/UiProvider.tsx';
import { useToastClearance } from '../../../primitives/overlays/Toast/useToastClearance.ts';
import { TranslationNote } from '../TranslationNote/TranslationNote.tsx';
import { VisitorHeader, type VisitorHeaderProps } from './VisitorHeader.tsx';
import * as styles from './VisitorShell.css.ts';

export interface VisitorShellProps extends VisitorHeaderProps {
  children: ReactNode;
}

/** The layout of a visitor's screens (§2 Navigation). */
export function VisitorShell({ children, ...header }: VisitorShellProps) {
  return (
    <>
      <VisitorHeader {...header} />
      <main ref={useToastClearance('page')} id="main" className={styles.main} tabIndex={-1}>
        {children}
        {useIsUnreviewed() && <TranslationNote className={styles.note} />}
      </main>
    </>
  );
}
