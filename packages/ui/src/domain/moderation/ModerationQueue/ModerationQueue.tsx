import type { Case } from '@settlement-help/contract';
import { useLayoutEffect, useRef } from 'react';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { scriptedFocus } from '../../../styles/focus.css.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { type CaseActions, CaseItem } from './CaseItem.tsx';

export interface ModerationQueueProps extends CaseActions {
  /** The cases: open ones oldest first, closed ones newest first. */
  cases: readonly Case[];
  isClosed?: boolean;
  hrefOf: (questionId: string) => string;
  onLoadMore?: (() => Promise<unknown>) | undefined;
}

/** The open or closed cases of the moderators. */
export function ModerationQueue({
  cases,
  isClosed = false,
  hrefOf,
  onLoadMore,
  ...actions
}: ModerationQueueProps) {
  const messages = useMessages('queue');
  const rootRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const decided = useRef<{ item: Case; index: number }>(null);

  // The data may be updated after the promise, so check after each commit.
  useLayoutEffect(() => {
    const { item, index } = decided.current ?? {};
    const now = cases[index ?? -1];
    if (!item || (now?.id === item.id && now.version === item.version)) return;
    decided.current = null;
    // The focused button disappeared with its case.
    const next = listRef.current?.children[Math.min(index ?? 0, cases.length - 1)];
    if (document.activeElement === document.body) ((next as HTMLElement) ?? rootRef.current).focus();
  });

  return (
    <section
      ref={rootRef}
      tabIndex={-1}
      aria-label={isClosed ? messages.closed : messages.open}
      className={scriptedFocus}
    >
      {cases.length === 0 ? (
        <EmptyState title={isClosed ? messages.emptyClosed : messages.empty} headingLevel={2}>
          {messages.emptyText}
        </EmptyState>
      ) : (
        <Stack gap={6}>
          <Stack as="ol" gap={8} ref={listRef} role="list">
            {cases.map((item, index) => (
              <CaseItem
                key={item.id}
                item={item}
                href={item.post ? hrefOf(item.post.question_id) : undefined}
                onAct={() => {
                  decided.current = { item, index };
                }}
                {...actions}
              />
            ))}
          </Stack>
          {onLoadMore && <LoadMore onLoad={onLoadMore}>{messages.more}</LoadMore>}
        </Stack>
      )}
    </section>
  );
}
