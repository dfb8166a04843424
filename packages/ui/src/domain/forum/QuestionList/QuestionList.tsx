import type { ReactNode } from 'react';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { useGrowingList } from '../../../primitives/actions/LoadMore/useGrowingList.ts';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './QuestionList.css.ts';

export interface QuestionListProps<Item extends { id: string }> {
  /** The loaded questions, newest first. */
  questions: readonly Item[];
  children: (question: Item) => ReactNode;
  /** Loads the next page, if there is one. */
  onLoadMore?: (() => Promise<unknown>) | undefined;
}

/** The questions with a button for the next page (§2 Forum list). */
export function QuestionList<Item extends { id: string }>({
  questions,
  children,
  onLoadMore,
}: QuestionListProps<Item>) {
  const messages = useMessages('forum');
  const { listRef, buttonRef, goOnAfter } = useGrowingList(questions.length);

  return (
    <Stack as="section" gap={6}>
      <VisuallyHidden>
        <Heading level={2}>{messages.list}</Heading>
      </VisuallyHidden>
      <ul ref={listRef} role="list" className={styles.list} aria-label={messages.list}>
        {questions.map((question) => (
          <li key={question.id} className={styles.item}>
            {children(question)}
          </li>
        ))}
      </ul>
      {onLoadMore && (
        // The caller logs the error; §8 Forum wants no message.
        <LoadMore ref={buttonRef} onLoad={goOnAfter(onLoadMore)}>
          {messages.more}
        </LoadMore>
      )}
    </Stack>
  );
}
