import type { ReactNode } from 'react';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { VisitorHeader, type VisitorHeaderProps } from './AppHeader.tsx';
import * as styles from './VisitorShell.css.ts';

export interface VisitorShellProps extends VisitorHeaderProps {
  /** The screen. */
  children: ReactNode;
}

/** What surrounds the screens of a visitor: the header alone, without menu and footer (§2 Navigation). */
export function VisitorShell({ children, ...header }: VisitorShellProps) {
  return (
    <>
      <SkipLink />
      <VisitorHeader {...header} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
