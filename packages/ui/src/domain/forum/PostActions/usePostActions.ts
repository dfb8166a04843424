import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import type { Post } from './Post.ts';
import type { PostTask } from './PostDialog.tsx';

interface PostActionsOptions {
  post: Post;
  viewerId: string;
  onChoose: (task: PostTask) => void;
}

/** The actions available on a post, for `PostActions`: edit and delete for the author, report and block for others. */
export function usePostActions({ post, viewerId, onChoose }: PostActionsOptions) {
  const messages = useMessages('moderation');
  const authorName = useAuthorName();
  const isOwn = post.authorId === viewerId;
  const canBlock = !post.isBlocked && post.authorId !== '' && post.authorId !== nobody;
  const tasks: PostTask[] = isOwn ? ['edit', 'delete'] : canBlock ? ['report', 'block'] : ['report'];
  return {
    label:
      post.kind === 'question'
        ? messages.more.question({ title: post.title ?? '' })
        : messages.more.answer({ name: authorName(post.authorName) }),
    actions: tasks.map((task) => ({
      label: messages.action[task],
      onSelect: () => onChoose(task),
    })),
  };
}

const nobody = 'nobody';
