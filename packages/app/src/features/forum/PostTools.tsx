import {
  type Post,
  PostActions,
  PostDialog,
  type PostTask,
  usePostActions,
} from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/lib/api/client.ts';
import { nullIfNotFound } from '#app/lib/api/notFound.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { editPost } from './editPost.ts';

export interface PostToolsProps {
  post: Post;
  questionId: string;
  viewerId: string;
  onQuestionDeleted?: (() => void) | undefined;
}

/** Authors edit and delete their post; others report it or block its author. The forum is refetched after each change. */
export function PostTools({ post, questionId, viewerId, onQuestionDeleted }: PostToolsProps) {
  const client = useQueryClient();
  const [task, setTask] = useState<PostTask>('report');
  const [isOpen, setIsOpen] = useState(false);
  // The post may be refetched while the form is open.
  const [opened, setOpened] = useState(post);
  const { label, actions } = usePostActions({
    post,
    viewerId,
    onChoose: (chosen) => {
      setTask(chosen);
      setOpened(post);
      setIsOpen(true);
    },
  });

  const params = { id: post.id };
  const isQuestion = post.kind === 'question';
  const refetch = (...keys: (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const refetchQuestion = () => refetch(queryKeys.questionLists, queryKeys.questionDetails(questionId));

  return (
    <>
      <PostActions label={label} actions={actions} />
      <PostDialog
        task={task}
        open={isOpen}
        onOpenChange={setIsOpen}
        post={post}
        onEdit={async (values) => {
          await editPost(opened, values);
          await refetchQuestion();
        }}
        onDelete={async () => {
          const request = isQuestion ? api.deleteQuestion : api.deleteAnswer;
          await nullIfNotFound(request({ params }));
          if (isQuestion) onQuestionDeleted?.();
          await refetchQuestion();
        }}
        onReport={(body) =>
          isQuestion ? api.reportQuestion({ params, body }) : api.reportAnswer({ params, body })
        }
        onBlock={async () => {
          await api.blockPerson({ params: { id: post.authorId } });
          await refetch(queryKeys.forum, queryKeys.blocked);
        }}
      />
    </>
  );
}
