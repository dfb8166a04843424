import { lazyDialog } from '@settlement-help/ui';
import {
  type Post,
  PostActions,
  PostActionsSkeleton,
  type PostTask,
  usePostActions,
} from '@settlement-help/ui/domain';
import { useState } from 'react';
import { WithCommunityTexts } from '#app/lib/language/WithCommunityTexts.tsx';
import { DialogFailure } from '#app/lib/loading/DialogFailure.tsx';
import { RetryPostTools } from './RetryPostTools.tsx';

const PostDialogs = lazyDialog(
  () => import('./PostDialogs.tsx').then((part) => part.PostDialogs),
  DialogFailure,
);

export interface PostToolsProps {
  post: Post;
  /** The question that it is, or that it answers. */
  questionId: string;
  /** Who reads it. */
  viewerId: string;
  /** Called once the question itself is gone. */
  onGone?: (() => void) | undefined;
}

/** What else a person can do with a post: change and delete their own, report others and block their authors. */
export const PostToolsPart = (props: PostToolsProps) => (
  <WithCommunityTexts
    pending={<PostActionsSkeleton />}
    failed={(retry) => <RetryPostTools onRetry={retry} />}
  >
    <Tools {...props} />
  </WithCommunityTexts>
);

function Tools({ viewerId, ...props }: PostToolsProps) {
  const { post } = props;
  const [task, setTask] = useState<PostTask>('report');
  const [isOpen, setIsOpen] = useState(false);
  const { label, actions } = usePostActions({
    post,
    viewerId,
    onChoose: (chosen) => {
      setTask(chosen);
      setIsOpen(true);
    },
  });

  return (
    <>
      <PostActions label={label} actions={actions} />
      <PostDialogs {...props} task={task} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
