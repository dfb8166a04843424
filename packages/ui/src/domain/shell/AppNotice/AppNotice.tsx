import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { NotificationBanner } from '../../../primitives/feedback/NotificationBanner/NotificationBanner.tsx';
import { vars } from '../../../theme/vars.css.ts';
import { useMessages } from '../../messages/useMessages.ts';

export interface AppNoticeProps {
  /** True without a network connection. */
  isOffline: boolean;
  /** Time of the offline copy in milliseconds since 1970, or null. */
  savedAt: number | null;
  /** Loads the new version; only called by a press. */
  onReload: () => void;
}

/** Banner above every screen: the app is offline, or a new version exists. */
export function AppNotice({ isOffline, savedAt, onReload }: AppNoticeProps) {
  const messages = useMessages('appNotice');
  const { locale } = useFormats();
  const moment = (at: number) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(at);
  const style = { marginBlockEnd: vars.space[6] };
  return isOffline ? (
    <NotificationBanner style={style}>
      {savedAt === null ? messages.offline : messages.offlineSince({ moment: moment(savedAt) })}
    </NotificationBanner>
  ) : (
    <NotificationBanner
      style={style}
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
