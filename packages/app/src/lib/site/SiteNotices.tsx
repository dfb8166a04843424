import { SiteNotice } from '@settlement-help/ui/domain';
import { useDismissedAnnouncement, useSite } from './site.ts';

export interface SiteNoticesProps {
  className?: string;
}

/** The banners of the operator above every screen. */
export function SiteNotices({ className }: SiteNoticesProps) {
  const site = useSite();
  const [dismissed, dismiss] = useDismissedAnnouncement();
  const { read_only = false, announcement = null } = site ?? {};
  const shown = announcement === dismissed ? null : announcement;
  if (!read_only && shown === null) return null;
  return (
    <div className={className}>
      <SiteNotice
        isReadOnly={read_only}
        announcement={shown}
        onDismiss={() => announcement !== null && dismiss(announcement)}
      />
    </div>
  );
}
