import type { Country } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { NavSection, NavSectionHrefs } from '../../shell/Navigation/navSections.ts';
import * as styles from './ChatPanel.css.ts';
import type { ConversationTexts } from './enConversation.ts';
import type { Topic } from './matchTopic.ts';
import type { ChatTurn } from './useConversation.ts';

/** The screen that each reply speaks of. */
const sectionOf: Record<Exclude<Topic, 'emergency'>, NavSection> = {
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

const fallbackSections: readonly (NavSection | undefined)[] = [
  undefined,
  'checklist',
  'community',
  'services',
];

export interface ChatReplyProps {
  /** What was said; the greeting without it. */
  turn?: ChatTurn;
  texts: ConversationTexts;
  country: Country;
  hrefs: NavSectionHrefs;
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
        ? texts.replies[turn.topic](country)
        : texts.fallbacks[turn.fallback % texts.fallbacks.length];
  const section =
    turn === undefined
      ? undefined
      : 'fallback' in turn
        ? fallbackSections[turn.fallback]
        : turn.topic === 'emergency'
          ? undefined
          : sectionOf[turn.topic];
  const href = section && hrefs[section];

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
      {section && href && (
        <Link href={href} standalone onClick={onFollow}>
          {texts.openSection(shell.section[section])}
        </Link>
      )}
    </div>
  );
}
