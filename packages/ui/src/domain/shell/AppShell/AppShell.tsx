import type { ReactNode, Ref } from 'react';
import { useFormats, useIsUnreviewed } from '../../../i18n/UiProvider.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { useToastClearance } from '../../../primitives/overlays/Toast/useToastClearance.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader.tsx';
import { EmergencyLink } from '../Navigation/EmergencyLink.tsx';
import { BottomBar, Navigation, type NavigationProps } from '../Navigation/Navigation.tsx';
import { TranslationNote } from '../TranslationNote/TranslationNote.tsx';
import * as styles from './AppShell.css.ts';

export interface AppShellProps extends AppHeaderProps {
  /** Receives the focus after navigation. */
  mainRef?: Ref<HTMLElement> | undefined;
  /** Hides the links at the bottom of a narrow screen while one task takes all of it. @default false */
  hidesBottomBar?: boolean | undefined;
  /** The page about the operator. @default no link */
  aboutHref?: string | undefined;
  children: ReactNode;
}

/** The layout of every screen of a signed-in user (§2 Navigation). */
export function AppShell({ mainRef, hidesBottomBar = false, aboutHref, children, ...header }: AppShellProps) {
  const { hrefs, current, newAnswers, onIntent } = header;
  const ref = useToastClearance('page', mainRef);
  return (
    <div className={styles.shell} data-bottom-bar={hrefs && (hidesBottomBar ? 'hidden' : 'shown')}>
      <AppHeader {...header} />
      <div className={styles.columns} data-sidebar={hrefs ? true : undefined}>
        {hrefs && <Sidebar hrefs={hrefs} current={current} newAnswers={newAnswers} onIntent={onIntent} />}
        <main id="main" ref={ref} className={styles.main} tabIndex={-1}>
          {children}
          {useIsUnreviewed() && <TranslationNote className={styles.note} />}
        </main>
      </div>
      <Footer aboutHref={aboutHref} />
      {hrefs && !hidesBottomBar && (
        <BottomBar hrefs={hrefs} current={current} newAnswers={newAnswers} onIntent={onIntent} />
      )}
    </div>
  );
}

/** Copyright and credit (§1). */
export function Footer({ aboutHref }: Pick<AppShellProps, 'aboutHref'>) {
  const messages = useMessages('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <p>{messages.copyright}</p>
        <p>{messages.credit}</p>
        {aboutHref && (
          <Link href={aboutHref} variant="muted">
            {messages.about}
          </Link>
        )}
        <a href={`/legal?lang=${useFormats().locale}`}>{messages.legal}</a>
      </div>
    </footer>
  );
}

/** Navigation and emergency number on wide screens (§2 Navigation). */
function Sidebar(props: NavigationProps) {
  const messages = useMessages('shell');
  return (
    <div className={styles.sidebar}>
      <Navigation {...props} />
      <aside aria-label={messages.emergencyTitle}>
        <EmergencyLink />
      </aside>
    </div>
  );
}
