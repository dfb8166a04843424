import { lazyComponent } from '@settlement-help/ui';
import type { CSSProperties } from 'react';
import { useSession } from '#app/lib/session/useSession.ts';
import { useOffline } from './offline.ts';
import { useUpdate } from './update.ts';

/** Loaded ahead when the page stands: there may be no network when it is needed. */
export const AppNotice = lazyComponent(() => import('./AppNoticePart.ts').then((part) => part.AppNotice));

export interface NoticesProps {
  /** Keeps a distance from the header, where the shell has none. */
  style?: CSSProperties;
}

/** Says that the app is offline, or that there is a new version of it. */
export function Notices({ style }: NoticesProps) {
  const { isOffline, savedAt } = useOffline();
  const isUpdated = useUpdate();
  // What a visitor sees is the same for everybody.
  const isVisitor = useSession().token === null;
  if (!isOffline && !isUpdated) return null;
  return (
    <div style={style}>
      <AppNotice
        isOffline={isOffline}
        savedAt={isVisitor ? null : savedAt}
        onReload={() => window.location.reload()}
      />
    </div>
  );
}
