import type { Question } from '@settlement-help/contract';
import type { SearchQuery } from '@settlement-help/contract/search';
import { useId } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { MarkedText } from '../../../primitives/content/MarkedText/MarkedText.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SimilarQuestions.css.ts';

export type SimilarQuestion = Pick<Question, 'id' | 'title' | 'language' | 'answer_count' | 'is_resolved'>;

export interface SimilarQuestionsProps {
  questions: readonly SimilarQuestion[];
  /** The title that is being written; its words are marked. */
  query: SearchQuery | null;
  hrefOf: (id: string) => string;
}

/** Questions that may already answer the one that is being written. The first result is announced. */
export function SimilarQuestions({ questions, query, hrefOf }: SimilarQuestionsProps) {
  const forum = useMessages('forum');
  const id = useId();
  const hasQuestions = questions.length > 0;

  return (
    <>
      {/* Always rendered, so that only the first result is announced. */}
      <VisuallyHidden role="status">{hasQuestions ? forum.similar : ''}</VisuallyHidden>
      {hasQuestions && (
        <Stack as="section" gap={2} className={styles.root} aria-labelledby={id}>
          <Text variant="hint" id={id}>
            {forum.similar}
          </Text>
          <Stack as="ul" gap={2} role="list">
            {questions.map((question) => (
              <li key={question.id}>
                <Link href={hrefOf(question.id)} dir="auto" lang={question.language ?? undefined}>
                  {query ? <MarkedText query={query}>{question.title}</MarkedText> : question.title}
                </Link>{' '}
                <Text as="span" variant="note">
                  {question.is_resolved ? forum.resolved : forum.answers({ count: question.answer_count })}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
