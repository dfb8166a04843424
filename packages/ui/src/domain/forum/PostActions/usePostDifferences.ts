import { useMessages } from '../../hooks/useMessages.ts';
import type { Difference } from '../../shell/ConflictDialog/ConflictDialog.tsx';
import type { PostChanges } from './EditDialog.tsx';
import type { Post } from './Post.ts';

/** Returns a function that describes the fields of a post that two devices changed. */
export function usePostDifferences({ kind }: Pick<Post, 'kind'>) {
  const { ask, answer, category } = useMessages('forum');
  const labels: Record<keyof PostChanges, string> = {
    title: ask.titleLabel,
    content: kind === 'question' ? ask.details : answer.label,
    category: ask.category,
  };
  return (
    fields: readonly (keyof PostChanges)[],
    saved: PostChanges,
    mine: Partial<PostChanges>,
  ): Difference[] =>
    fields.map((field) => {
      const show = (values: Partial<PostChanges>) =>
        field === 'category' ? values.category && category[values.category] : values[field];
      return { label: labels[field], saved: show(saved), mine: show(mine) };
    });
}
