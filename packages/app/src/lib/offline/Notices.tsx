import { AppNotice } from '@settlement-help/ui/domain';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { useOffline } from './offline.ts';
import { useUpdate } from './update.ts';

export interface NoticesProps {
  className?: string;
}

export function Notices({ className }: NoticesProps) {
  const { isOffline, savedAt } = useOffline();
  const isUpdated = useUpdate();
  // A visitor's pages hold no saved data.
  const isVisitor = useSession().token === null;
  if (!isOffline && !isUpdated) return null;
  return (
    <div className={className}>
      <AppNotice
        isOffline={isOffline}
        savedAt={isVisitor ? null : savedAt}
        onReload={() => window.location.reload()}
      />
    </div>
  );
}
