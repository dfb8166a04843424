import { CloudOff } from 'lucide';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { NotificationBanner } from '../../../primitives/feedback/NotificationBanner/NotificationBanner.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './AppNotice.css.ts';

export interface AppNoticeProps {
  /** True without a network connection. */
  isOffline: boolean;
  /** Time of the shown offline copy in milliseconds since 1970, or null. */
  savedAt: number | null;
  /** Number of changes that wait for the network. @default 0 */
  unsent?: number;
  /** Loads the new version; only called by a press. */
  onReload: () => void;
}

/** A line above every screen: the app is offline, changes wait, or a new version exists. */
export function AppNotice({ isOffline, savedAt, unsent = 0, onReload }: AppNoticeProps) {
  const messages = useMessages('appNotice');
  const { locale } = useFormats();
  const moment = (at: number) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }).format(at);
  const isSaved = isOffline && savedAt !== null;
  const lines = [
    isSaved && messages.offlineSince({ moment: moment(savedAt) }),
    isOffline && !isSaved && messages.offline,
    unsent > 0 && messages.unsent({ count: unsent }),
  ].filter((line) => line !== false);
  return lines.length > 0 ? (
    <Text variant="small" role="status" className={styles.offline}>
      <Icon icon={CloudOff} size="small" />
      <span>{lines.join(' ')}</span>
    </Text>
  ) : (
    <NotificationBanner
      className={styles.update}
      action={
        <Button size="small" variant="secondary" onClick={onReload}>
          {messages.reload}
        </Button>
      }
    >
      {messages.newVersion}
    </NotificationBanner>
  );
}
