import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../internal/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './QuestionList.css.ts';

export interface QuestionListProps<Item extends { id: string }> {
  /** The questions as far as they are loaded, newest first. */
  questions: readonly Item[];
  /** Shows one of them, as a `QuestionCard`. */
  children: (question: Item) => ReactNode;
  /** Loads the next page; the button is there only with it. */
  onLoadMore?: (() => Promise<unknown>) | undefined;
}

/** The questions between rules, and a button for the next page of them (§2 Forum list). */
export function QuestionList<Item extends { id: string }>({
  questions,
  children,
  onLoadMore,
}: QuestionListProps<Item>) {
  const { forum: messages } = useMessages();
  const [pending, setPending] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);

  const loadMore = async () => {
    const shown = questions.length;
    setPending(true);
    await onLoadMore?.().catch(() => {
      // Only logged, by whoever owns the call; the button is still here (§8 Forum).
    });
    flushSync(() => setPending(false));
    // Reading goes on with the first of the new ones, which stands where the button was.
    listRef.current?.children[shown]?.querySelector('a')?.focus();
  };

  return (
    <section className={styles.section}>
      <VisuallyHidden>
        <h2>{messages.list}</h2>
      </VisuallyHidden>
      <ul ref={listRef} role="list" className={styles.list} aria-label={messages.list}>
        {questions.map((question) => (
          <li key={question.id} className={styles.item}>
            {children(question)}
          </li>
        ))}
      </ul>
      {onLoadMore && (
        <div>
          <Button variant="secondary" loading={pending} onClick={loadMore}>
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  );
}
