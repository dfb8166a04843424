import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Switch } from '../../../primitives/forms/Switch/Switch.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Actions, type ActionsProps } from './Actions.tsx';
import type { CommunityResults } from './results.ts';
import * as styles from './SearchDialog.css.ts';

export interface StartProps extends ActionsProps {
  community?: CommunityResults | undefined;
  /** Earlier searches on this device, the latest first. */
  recent: readonly string[];
  onClearRecent: () => void;
  /** True if the key `/` opens the search. People who control the browser by voice can switch it off. */
  hasShortcut: boolean;
  onShortcutChange: (hasShortcut: boolean) => void;
}

/** Shown above the recent searches while nothing is typed. */
export function BeforeStart({ community, recent, onClearRecent }: StartProps) {
  const messages = useMessages('siteSearch');
  return (
    <>
      <Text variant="small">{community ? messages.hint : messages.visitorHint}</Text>
      {recent.length > 0 && (
        <div className={styles.recentHead}>
          <div>
            <Heading level={2} variant="label">
              {messages.recent}
            </Heading>
            <Text variant="note">{messages.recentNote}</Text>
          </div>
          <Button variant="quiet" size="small" bleed onClick={onClearRecent}>
            {messages.clearRecent}
          </Button>
        </div>
      )}
    </>
  );
}

/** Shown below the recent searches while nothing is typed. */
export function AfterStart({ actions, onChoose, hasShortcut, onShortcutChange }: StartProps) {
  const messages = useMessages('siteSearch');
  return (
    <>
      <Actions actions={actions} onChoose={onChoose} />
      <Switch
        className={styles.shortcut}
        label={messages.shortcut}
        checked={hasShortcut}
        onCheckedChange={onShortcutChange}
      />
    </>
  );
}
