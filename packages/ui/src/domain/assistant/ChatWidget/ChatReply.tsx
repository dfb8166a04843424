import type { Country } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import type { ConversationTexts } from '../../messages/enConversation.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Place, PlaceHrefs } from '../../shell/Navigation/places.ts';
import * as styles from './ChatPanel.css.ts';
import type { Topic } from './matchTopic.ts';
import type { ChatTurn } from './useConversation.ts';

/** The screen that each answer speaks of. */
const placeOf: Record<Exclude<Topic, 'emergency'>, Place> = {
  documents: 'documents',
  settlement: 'checklist',
  bank: 'services',
  health: 'checklist',
  work: 'services',
  housing: 'checklist',
  language: 'community',
  community: 'community',
  tax: 'checklist',
};

const fallbackPlaces: readonly (Place | undefined)[] = [undefined, 'checklist', 'community', 'services'];

export interface ChatReplyProps {
  /** What was said; the greeting without it. */
  turn?: ChatTurn;
  texts: ConversationTexts;
  country: Country;
  hrefs: PlaceHrefs;
  /** Called when its link was followed. */
  onFollow?: () => void;
}

/** One line of the conversation, with a link to the screen that it speaks of. */
export function ChatReply({ turn, texts, country, hrefs, onFollow }: ChatReplyProps) {
  const shell = useMessages('shell');

  if (typeof turn === 'string') {
    return (
      <p className={styles.mine} dir="auto">
        <VisuallyHidden>{texts.you}</VisuallyHidden>
        {turn}
      </p>
    );
  }
  const isEmergency = turn !== undefined && 'topic' in turn && turn.topic === 'emergency';
  const text =
    turn === undefined
      ? texts.greeting
      : 'topic' in turn
        ? texts.answers[turn.topic](country)
        : texts.fallbacks[turn.fallback % texts.fallbacks.length];
  const place =
    turn === undefined
      ? undefined
      : 'fallback' in turn
        ? fallbackPlaces[turn.fallback]
        : turn.topic === 'emergency'
          ? undefined
          : placeOf[turn.topic];
  const href = place && hrefs[place];

  return (
    <div className={styles.theirs}>
      <p>
        <VisuallyHidden>{texts.it}</VisuallyHidden>
        {text}
      </p>
      {isEmergency && (
        <Link href="tel:112" standalone>
          {texts.call}
        </Link>
      )}
      {place && href && (
        <Link href={href} standalone onClick={onFollow}>
          {texts.openPlace(shell.place[place])}
        </Link>
      )}
    </div>
  );
}
