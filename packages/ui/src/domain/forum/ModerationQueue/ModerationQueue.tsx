import type { Case } from '@settlement-help/contract';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { rows } from '../../../styles/layout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type CaseActions, CaseItem } from './CaseItem.tsx';

export interface ModerationQueueProps extends CaseActions {
  /** The cases: open ones oldest first, closed ones newest first. */
  cases: readonly Case[];
  /** Whether these are the closed ones. @default false */
  isClosed?: boolean;
  /** Address of the discussion of a case. */
  hrefOf: (questionId: string) => string;
  /** Loads the next page, where there is one. */
  onLoadMore?: (() => Promise<unknown>) | undefined;
}

/** What waits for moderators, or what they decided. */
export function ModerationQueue({
  cases,
  isClosed = false,
  hrefOf,
  onLoadMore,
  ...actions
}: ModerationQueueProps) {
  const messages = useMessages('queue');
  if (cases.length === 0) {
    return (
      <EmptyState title={isClosed ? messages.emptyClosed : messages.empty} headingLevel={2}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className={rows[6]}>
      <ol role="list" className={rows[8]}>
        {cases.map((item) => (
          <CaseItem
            key={item.id}
            item={item}
            href={item.post ? hrefOf(item.post.question_id) : undefined}
            {...actions}
          />
        ))}
      </ol>
      {onLoadMore && <LoadMore onLoad={onLoadMore}>{messages.more}</LoadMore>}
    </div>
  );
}
