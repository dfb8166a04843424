import { Bell, Download, Languages, LockKeyhole, MapPin, Monitor, Route, ShieldCheck } from 'lucide';
import { LinkList, LinkRow } from '../../../patterns/LinkList/LinkList.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

type LinkedSetting =
  | 'destination'
  | 'situation'
  | 'reminders'
  | 'secondFactor'
  | 'appearance'
  | 'devices'
  | 'data';

export interface SettingsListProps {
  /** Settings without a URL are not shown. */
  hrefs: Partial<Record<LinkedSetting, string>>;
  /** Names of the current destination and language, and true if the account has a second factor. */
  current: { destination: string; language: string; hasSecondFactor?: boolean | undefined };
  onChangePassword: () => void;
  /** Called with the URL of a row when a click is likely, such as to preload its screen. */
  onIntent?: ((href: string) => void) | undefined;
}

/** Profile section that leads to the settings. */
export function SettingsList({ hrefs, current, onChangePassword, onIntent }: SettingsListProps) {
  const messages = useMessages('settings');

  const linkTo = (setting: LinkedSetting) => {
    const href = hrefs[setting];
    return href === undefined ? null : { title: messages[setting], href, onIntent: () => onIntent?.(href) };
  };
  const destination = linkTo('destination');
  const situation = linkTo('situation');
  const reminders = linkTo('reminders');
  const secondFactor = linkTo('secondFactor');
  const appearance = linkTo('appearance');
  const devices = linkTo('devices');
  const data = linkTo('data');

  return (
    <RuledSection title={messages.title}>
      <LinkList>
        {destination && <LinkRow {...destination} icon={MapPin} note={current.destination} />}
        {situation && <LinkRow {...situation} icon={Route} note={messages.situationNote} />}
        {reminders && <LinkRow {...reminders} icon={Bell} note={messages.remindersNote} />}
        <LinkRow
          icon={LockKeyhole}
          title={messages.password}
          note={messages.passwordNote}
          onClick={onChangePassword}
        />
        {secondFactor && (
          <LinkRow
            {...secondFactor}
            icon={ShieldCheck}
            note={current.hasSecondFactor ? messages.secondFactorOn : messages.secondFactorOff}
          />
        )}
        {appearance && <LinkRow {...appearance} icon={Languages} note={current.language} />}
        {devices && <LinkRow {...devices} icon={Monitor} note={messages.devicesNote} />}
        {data && <LinkRow {...data} icon={Download} note={messages.dataNote} />}
      </LinkList>
    </RuledSection>
  );
}
