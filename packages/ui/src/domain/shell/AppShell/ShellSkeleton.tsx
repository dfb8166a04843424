import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import * as headerStyles from '../AppHeader/AppHeader.css.ts';
import { Logo } from '../Logo/Logo.tsx';
import * as shellStyles from './AppShell.css.ts';
import * as styles from './ShellSkeleton.css.ts';

/** Skeleton of the shell while the user's profile loads. */
export function ShellSkeleton() {
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
          <SkeletonGroup>
            <Stack gap={5}>
              <Skeleton shape="heading" width="min(22rem, 80%)" />
              <Skeleton width="min(28rem, 90%)" />
              <Skeleton shape="block" height="18rem" />
            </Stack>
          </SkeletonGroup>
        </main>
      </div>
    </div>
  );
}
