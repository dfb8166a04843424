import { AppNotice } from '@settlement-help/ui/domain';
import { useOffline } from './offline.ts';
import { useUpdate } from './update.ts';

export interface AppNoticesProps {
  /** Number of changes that wait for the network. @default 0 */
  unsent?: number;
  className?: string;
}

export function AppNotices({ unsent = 0, className }: AppNoticesProps) {
  const { isOffline, savedAt } = useOffline();
  const isUpdated = useUpdate();
  if (!isOffline && unsent === 0 && !isUpdated) return null;
  return (
    <div className={className}>
      <AppNotice
        isOffline={isOffline}
        savedAt={savedAt}
        unsent={unsent}
        onReload={() => window.location.reload()}
      />
    </div>
  );
}
