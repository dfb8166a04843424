import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
  const buttonRef = useRef<HTMLButtonElement>(null);
  const shownBefore = useRef<number | null>(null);

  // The owner's data may follow the promise, so look after each commit.
  useLayoutEffect(() => {
    const first = shownBefore.current;
    if (first === null || questions.length <= first) return;
    shownBefore.current = null;
    const active = document.activeElement;
    // Reading goes on with the first of the new ones, which stands where the button was.
    if (active === document.body || active === buttonRef.current) {
      listRef.current?.children[first]?.querySelector('a')?.focus();
    }
  });

  const loadMore = async () => {
    shownBefore.current = questions.length;
    setPending(true);
    await onLoadMore?.().catch(() => {
      // Only logged, by whoever owns the call; the button is still here (§8 Forum).
    });
    setPending(false);
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
          <Button ref={buttonRef} variant="secondary" loading={pending} onClick={loadMore}>
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  );
}
