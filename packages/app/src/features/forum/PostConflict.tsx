import { ConflictDialog, type PostChanges, usePostDifferences } from '@settlement-help/ui/domain';
import type { ConflictProps } from '#app/lib/conflicts/showConflict.tsx';

/** Asks which text of a post to keep after a change on another device. */
export function PostConflict({ conflict: { fields, saved, mine }, ...dialog }: ConflictProps<PostChanges>) {
  // Only a question has a category.
  const describe = usePostDifferences({ kind: saved.category ? 'question' : 'answer' });
  return <ConflictDialog {...dialog} differences={describe(fields, saved, mine)} />;
}
