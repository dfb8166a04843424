import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { NotificationBanner } from '../../../primitives/feedback/NotificationBanner/NotificationBanner.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SiteNotice.css.ts';

export interface SiteNoticeProps {
  /** True while the server refuses changes. */
  isReadOnly: boolean;
  /** A text of the operator, in any language. */
  announcement: string | null;
  /** Hides the announcement. */
  onDismiss: () => void;
}

/** Banners of the operator above every screen: read-only mode, and an announcement that can be dismissed. */
export function SiteNotice({ isReadOnly, announcement, onDismiss }: SiteNoticeProps) {
  const messages = useMessages('siteNotice');
  return (
    <Stack gap={3} className={styles.notices}>
      {isReadOnly && <NotificationBanner tone="warning">{messages.readOnly}</NotificationBanner>}
      {announcement !== null && (
        <InlineMessage tone="info" role="status" title={messages.announcement} onDismiss={onDismiss}>
          <p dir="auto">{announcement}</p>
        </InlineMessage>
      )}
    </Stack>
  );
}
