import type { Answer, NewQuestion, Question, Votes } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#app/lib/api/client.ts';
import { postOnce } from '#app/lib/api/idempotency.ts';
import { forumCache } from './cache.ts';
import { followable } from './photos.ts';
import { logged } from './queries.ts';

const cast = (isUpvote: boolean) => ({ is_upvote: isUpvote ? ('true' as const) : ('false' as const) });

/** What a person can do in the forum; each logs its failure and rejects, so that nothing looks done that is not. */
export function useForumActions(userId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const cache = forumCache(client);
    return {
      ask: async (body: NewQuestion): Promise<Question> => {
        const post = postOnce(userId, 'question', body, (idempotencyKey) =>
          api.createQuestion({ body }, { idempotencyKey }),
        );
        const question = followable.question(await logged('The question could not be posted.', post));
        cache.asked(question);
        return question;
      },
      answer: async (id: string, content: string) => {
        const post = postOnce(userId, `answer:${id}`, content, (idempotencyKey) =>
          api.createAnswer({ params: { id }, body: { content } }, { idempotencyKey }),
        );
        const answer = followable.answer(await logged('The answer could not be posted.', post));
        cache.answered(id, answer);
      },
      vote: async (id: string, isUpvote: boolean): Promise<Votes> => {
        const call = api.voteQuestion({ params: { id }, query: cast(isUpvote) });
        const votes = await logged('The vote could not be cast.', call);
        cache.voted(id, votes);
        return votes;
      },
      voteAnswer: async (id: string, answer: Answer, isUpvote: boolean): Promise<Votes> => {
        const call = api.voteAnswer({ params: { id: answer.id }, query: cast(isUpvote) });
        const votes = await logged('The vote could not be cast.', call);
        cache.votedOnAnswer(id, answer.id, votes);
        return votes;
      },
      accept: async (answer: Answer) => {
        const detail = await logged(
          'The answer could not be accepted.',
          api.acceptAnswer({ params: { id: answer.id } }),
        );
        cache.accepted(followable.detail(detail));
      },
    };
  }, [client, userId]);
}
