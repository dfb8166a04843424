import type { LiveSession } from '@settlement-help/contract';
import { Monitor, Smartphone } from 'lucide';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './SessionsSection.css.ts';

const inHand = ['Android', 'iPhone', 'iPad'];

interface SessionRowProps {
  session: LiveSession;
  onEnd: (session: LiveSession) => Promise<void>;
  onEnded: (device: string) => void;
}

export function SessionRow({ session, onEnd, onEnded }: SessionRowProps) {
  const messages = useMessages('sessions');
  const { browser, system, created_at, last_used_at, is_current } = session;
  const format = useFormats();
  const device =
    browser && system ? messages.device({ browser, system }) : (browser ?? system ?? messages.unknownDevice);
  const used = messages.used({ ago: format.timeAgo(last_used_at, Date.now(), messages.justNow) });
  const { pending, failure, run } = useAction(async () => {
    await onEnd(session);
    onEnded(device);
  }, messages.offline);

  return (
    <ListRow
      icon={inHand.includes(system ?? '') ? Smartphone : Monitor}
      actions={
        !is_current && (
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.endOf({ device, used, began: messages.began({ iso: created_at }) })}
            loading={pending}
            onClick={run}
          >
            {messages.end}
          </Button>
        )
      }
      below={failure}
    >
      <p className={styles.name}>
        <bdi>{device}</bdi>
        {is_current && <Badge tone="success">{messages.current}</Badge>}
      </p>
      <Text variant="figures">
        <time dateTime={last_used_at}>{used}</time>
        {' · '}
        <time className={styles.began} dateTime={created_at}>
          {messages.began({ iso: created_at })}
        </time>
      </Text>
    </ListRow>
  );
}
