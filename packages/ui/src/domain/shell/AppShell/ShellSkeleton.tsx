import { type PageShape, PageSkeleton } from '../../../patterns/Page/PageSkeleton.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as headerStyles from '../AppHeader/AppHeader.css.ts';
import { Logo } from '../Logo/Logo.tsx';
import * as shellStyles from './AppShell.css.ts';
import * as styles from './ShellSkeleton.css.ts';

/** Skeleton of the shell and a page while the user's profile loads. */
export function ShellSkeleton({ shape }: { shape: PageShape }) {
  return (
    <div className={shellStyles.shell}>
      <header className={headerStyles.header}>
        <div className={headerStyles.bar}>
          <Logo />
          <div className={headerStyles.end}>
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          </div>
        </div>
      </header>
      <div className={shellStyles.columns} data-sidebar>
        <div className={shellStyles.sidebar}>
          <div className={styles.sections}>
            <Skeleton lines={6} width="9rem" />
          </div>
        </div>
        <main className={shellStyles.main}>
          <PageSkeleton shape={shape} />
        </main>
      </div>
    </div>
  );
}
