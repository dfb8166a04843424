import type { Question } from '@settlement-help/contract';
import { findPassage, type SearchQuery } from '@settlement-help/contract/search';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { MarkedText } from '../../../primitives/content/MarkedText/MarkedText.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { answerAnchor } from '../AnswerItem/AnswerItem.tsx';
import * as styles from './QuestionCard.css.ts';

export interface MatchingAnswerProps {
  answer: NonNullable<Question['matching_answer']>;
  /** The address of the question. */
  href: string;
  query: SearchQuery;
}

/** The passage of an answer that a search found, with a link to the answer. */
export function MatchingAnswer({ answer, href, query }: MatchingAnswerProps) {
  const { search: messages } = useMessages('forum');
  return (
    <Stack gap={2} className={styles.passage}>
      <Text userWritten>
        <MarkedText query={query}>{findPassage(answer.content, query)}</MarkedText>
      </Text>
      <Link href={`${href}#${answerAnchor(answer.id)}`} standalone>
        {messages.answer}
      </Link>
    </Stack>
  );
}
