import { type Post, PostDialog, type PostTask } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';

export interface PostDialogsProps {
  task: PostTask;
  post: Post;
  questionId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGone?: (() => void) | undefined;
}

/** The dialogs of a post with what they do; the forum is read anew after each change. */
export function PostDialogs({ post, questionId, onGone, ...dialog }: PostDialogsProps) {
  const client = useQueryClient();
  const params = { id: post.id };
  const isQuestion = post.kind === 'question';
  const readAnew = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.questionLists }),
      client.invalidateQueries({ queryKey: queryKeys.questionDetails(questionId) }),
    ]);
  };

  return (
    <PostDialog
      {...dialog}
      post={post}
      onEdit={async ({ title = '', content, category }) => {
        if (isQuestion) {
          const body = { title, content: content || null, ...(category && { category }) };
          await api.updateQuestion({ params, body });
        } else await api.updateAnswer({ params, body: { content } });
        await readAnew();
      }}
      onDelete={async () => {
        const request = isQuestion ? api.deleteQuestion : api.deleteAnswer;
        await nullIfNotFound(request({ params }));
        if (isQuestion) onGone?.();
        await readAnew();
      }}
      onReport={(body) =>
        isQuestion ? api.reportQuestion({ params, body }) : api.reportAnswer({ params, body })
      }
      onBlock={async () => {
        await api.blockPerson({ params: { id: post.authorId } });
        await Promise.all([
          client.invalidateQueries({ queryKey: queryKeys.forum }),
          client.invalidateQueries({ queryKey: queryKeys.blocked }),
        ]);
      }}
    />
  );
}
