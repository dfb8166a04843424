import type { Country } from '@settlement-help/contract';
import { Phone } from 'lucide';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { NavSection, NavSectionHrefs } from '../../shell/Navigation/navSections.ts';
import * as styles from './ChatPanel.css.ts';
import { type Topic, topics } from './matchTopic.ts';
import type { ChatTurn } from './useConversation.ts';

const sectionOf: Record<Topic, NavSection | null> = {
  emergency: null,
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

const textOf = (text: string | ((values: { country: Country }) => string), country: Country) =>
  typeof text === 'function' ? text({ country }) : text;

export interface ChatReplyProps {
  /** Shows the greeting if omitted. */
  turn?: ChatTurn;
  country: Country;
  hrefs: NavSectionHrefs;
  onFollow?: () => void;
  onAsk: (text: string) => void;
}

export function ChatReply({ turn, country, hrefs, onFollow, onAsk }: ChatReplyProps) {
  const texts = useMessages('conversation');
  const shell = useMessages('shell');

  if (typeof turn === 'string') {
    return (
      <p className={styles.mine} dir="auto">
        <VisuallyHidden>{texts.you}</VisuallyHidden>
        {isolateNumbers(turn)}
      </p>
    );
  }
  const { topic, fallback }: { topic?: Topic; fallback?: number } = turn ?? {};
  const text = topic
    ? textOf(texts.replies[topic], country)
    : fallback === undefined
      ? texts.greeting
      : texts.fallbacks[fallback % texts.fallbacks.length];
  const section = topic ? sectionOf[topic] : fallback !== undefined && fallbackSections[fallback];
  const href = section && hrefs[section];

  return (
    <div className={styles.theirs}>
      {topic === 'emergency' && (
        <ButtonLink href="tel:112" icon={Phone} className={styles.call}>
          {texts.call}
        </ButtonLink>
      )}
      <p>
        <VisuallyHidden>{texts.it}</VisuallyHidden>
        {text}
      </p>
      {section && href && (
        <Link href={href} standalone onClick={onFollow}>
          {texts.openSection({ section: shell.section[section] })}
        </Link>
      )}
      {!topic && (
        <Inline as="ul" gap={2} role="list" aria-label={texts.topics} className={styles.topics}>
          {topics.map((offered) => (
            <li key={offered}>
              <Button variant="secondary" size="small" onClick={() => onAsk(texts.topic[offered])}>
                {texts.topic[offered]}
              </Button>
            </li>
          ))}
        </Inline>
      )}
    </div>
  );
}
