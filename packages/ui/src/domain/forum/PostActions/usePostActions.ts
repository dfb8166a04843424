import { useMessages } from '../../messages/useMessages.ts';
import type { Post } from './Post.ts';
import type { PostTask } from './PostDialog.tsx';

interface PostActionsOptions {
  post: Post;
  /** Who reads it. */
  viewerId: string;
  /** Called with the chosen task. */
  onChoose: (task: PostTask) => void;
}

/** What a reader can do with a post, for `PostActions`: authors change and delete it, others report it or block them. */
export function usePostActions({ post, viewerId, onChoose }: PostActionsOptions) {
  const messages = useMessages('moderation');
  const isOwn = post.authorId === viewerId;
  const canBlock = !post.isBlocked && post.authorId !== '' && post.authorId !== nobody;
  const tasks: PostTask[] = isOwn ? ['edit', 'delete'] : canBlock ? ['report', 'block'] : ['report'];
  return {
    label:
      post.kind === 'question'
        ? messages.more.question({ title: post.title ?? '' })
        : messages.more.answer({ name: post.authorName }),
    actions: tasks.map((task) => ({
      label: messages.action[task],
      onSelect: () => onChoose(task),
    })),
  };
}

/** Whom the posts of deleted accounts belong to. */
const nobody = 'nobody';
