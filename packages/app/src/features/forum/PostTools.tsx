import { type Post, PostActions, type PostTask, usePostActions } from '@settlement-help/ui/domain';
import { useState } from 'react';
import { PostDialogs } from './PostDialogs.tsx';

export interface PostToolsProps {
  post: Post;
  /** The question that the post is or answers. */
  questionId: string;
  viewerId: string;
  /** Called once the question itself is deleted. */
  onGone?: (() => void) | undefined;
}

/** Authors edit and delete their post; others report it or block its author. */
export function PostTools({ viewerId, ...props }: PostToolsProps) {
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
