import { type HistoryPost, PostHistory, useHistoryMessages } from '@settlement-help/ui/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { historyQuery } from './queries.ts';

export interface PostHistoryToolProps {
  id: string;
  post: HistoryPost;
}

/** Opens the history of a post. It is fetched each time, because the author can edit the post meanwhile. */
export function PostHistoryTool({ id, post }: PostHistoryToolProps) {
  const client = useQueryClient();
  const messages = useHistoryMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...historyQuery(post.kind, id),
    enabled: isOpen,
  });

  return (
    <PostHistory
      post={post}
      texts={data?.pages.flatMap(({ items }) => items) ?? (error ? 'failed' : 'loading')}
      open={isOpen}
      onOpenChange={setIsOpen}
      onRetry={refetch}
      onLoadMore={hasNextPage ? fetchNextPage : undefined}
      onDelete={async () => {
        const remove = post.kind === 'question' ? api.deleteQuestionHistory : api.deleteAnswerHistory;
        await remove({ params: { id } });
        client.removeQueries({ queryKey: queryKeys.postHistory(post.kind, id) });
        client.invalidateQueries({ queryKey: queryKeys.decisions });
        showToast({ tone: 'success', message: messages.done });
      }}
    />
  );
}
