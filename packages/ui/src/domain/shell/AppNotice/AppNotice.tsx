import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { NotificationBanner } from '../../../primitives/feedback/NotificationBanner/NotificationBanner.tsx';
import { vars } from '../../../theme/vars.css.ts';
import { useMessages } from '../../messages/useMessages.ts';

export interface AppNoticeProps {
  /** Whether there is no network, so that the app can be read but not used. */
  isOffline: boolean;
  /** When that was saved which is shown, in milliseconds since 1970; null where nothing was saved. */
  savedAt: number | null;
  /** Loads the new version of the app; it is called by the person alone, who may be in the middle of something. */
  onReload: () => void;
}

/** Says at the head of every screen what is true of the whole app: that it is offline, or else that there is a new version of it. */
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
