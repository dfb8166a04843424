import type { Country } from '@settlement-help/contract';
import { Phone } from 'lucide';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { type ProductMessages, useMessages } from '../../hooks/useMessages.ts';
import type { NavSection, NavSectionHrefs } from '../../shell/Navigation/navSections.ts';
import * as styles from './ChatPanel.css.ts';
import { type Reply, type Topic, topics } from './matchTopic.ts';
import type { ChatTurn } from './useConversation.ts';

export interface ChatMessageProps {
  /** The user's message or a reply. @default the greeting */
  turn?: ChatTurn;
  country: Country;
  hrefs: NavSectionHrefs;
  onFollow?: () => void;
  onAsk: (text: string) => void;
}

/** One message of the user or of the assistant. */
export function ChatMessage({ turn, ...props }: ChatMessageProps) {
  const texts = useMessages('conversation');
  if (typeof turn !== 'string') return <AssistantMessage reply={turn} {...props} />;
  return (
    <p className={styles.userMessage} dir="auto">
      <VisuallyHidden>{texts.userPrefix}</VisuallyHidden>
      {isolateNumbers(turn)}
    </p>
  );
}

interface AssistantMessageProps extends Omit<ChatMessageProps, 'turn'> {
  reply: Reply | undefined;
}

function AssistantMessage({ reply, country, hrefs, onFollow, onAsk }: AssistantMessageProps) {
  const texts = useMessages('conversation');
  const shell = useMessages('shell');
  const topic = reply && 'topic' in reply ? reply.topic : null;
  const { text, section } = contentOf(reply, texts, country);
  const href = section && hrefs[section];

  return (
    <div className={styles.assistantMessage}>
      {topic === 'emergency' && (
        <ButtonLink href="tel:112" icon={Phone} className={styles.call}>
          {texts.call}
        </ButtonLink>
      )}
      <p>
        <VisuallyHidden>{texts.assistantPrefix}</VisuallyHidden>
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

const topicSections: Record<Topic, NavSection | null> = {
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

/** In the order of the fallback texts. */
const fallbackSections: readonly (NavSection | null)[] = [null, 'checklist', 'community', 'services'];

interface MessageContent {
  text: string | undefined;
  /** The section that the message links to. */
  section?: NavSection | null | undefined;
}

/** Returns the content of a reply, or of the greeting without one. */
function contentOf(
  reply: Reply | undefined,
  { greeting, replies, fallbacks }: ProductMessages['conversation'],
  country: Country,
): MessageContent {
  if (!reply) return { text: greeting };
  if ('fallback' in reply)
    return { text: fallbacks[reply.fallback], section: fallbackSections[reply.fallback] };
  const text = replies[reply.topic];
  return {
    text: typeof text === 'function' ? text({ country }) : text,
    section: topicSections[reply.topic],
  };
}
