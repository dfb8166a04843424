import type { Answer, NewQuestion, Votes } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { anyBody } from '#app/lib/api/anyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { postOnce } from '#app/lib/api/idempotency.ts';
import { forumCache } from './cache.ts';
import { followable } from './photos.ts';
import { answersQuery, forumKeys, logged } from './queries.ts';

const voteQuery = (isUpvote: boolean) => ({ is_upvote: isUpvote ? ('true' as const) : ('false' as const) });

/** What a person can do in the forum; each logs its failure and rejects, so that nothing looks done that is not. */
export function useForumActions(userId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const cache = forumCache(client);

    /** The question as the server has it now, for where a response does not say. */
    const readAnew = async (id: string) => {
      const query = answersQuery(id);
      await client.cancelQueries({ queryKey: query.queryKey });
      const detail = await client.fetchQuery({ ...query, staleTime: 0 });
      cache.replaced(detail);
      return detail;
    };

    return {
      ask: async (body: NewQuestion) => {
        const post = postOnce(userId, 'question', body, (idempotencyKey) =>
          anyBody(api.createQuestion({ body }, { idempotencyKey })),
        );
        const posted = await logged('The question could not be posted.', post);
        const question = posted && followable.question(posted);
        if (question) cache.asked(question);
        else await client.invalidateQueries({ queryKey: forumKeys.lists });
        return question;
      },
      answer: async (id: string, content: string) => {
        const post = postOnce(userId, `answer:${id}`, content, (idempotencyKey) =>
          anyBody(api.createAnswer({ params: { id }, body: { content } }, { idempotencyKey })),
        );
        const answer = await logged('The answer could not be posted.', post);
        if (answer) cache.answered(id, followable.answer(answer));
        else await readAnew(id);
      },
      vote: async (id: string, isUpvote: boolean): Promise<Votes> => {
        const request = anyBody(api.voteQuestion({ params: { id }, query: voteQuery(isUpvote) }));
        const votes = await logged('The vote could not be cast.', request);
        if (!votes) return readAnew(id);
        cache.voted(id, votes);
        return votes;
      },
      voteAnswer: async (id: string, answer: Answer, isUpvote: boolean): Promise<Votes> => {
        const request = anyBody(api.voteAnswer({ params: { id: answer.id }, query: voteQuery(isUpvote) }));
        const votes = await logged('The vote could not be cast.', request);
        if (!votes) return (await readAnew(id)).answers.find((one) => one.id === answer.id) ?? answer;
        cache.votedOnAnswer(id, answer.id, votes);
        return votes;
      },
      accept: async (id: string, answer: Answer) => {
        const request = anyBody(api.acceptAnswer({ params: { id: answer.id } }));
        const detail = await logged('The answer could not be accepted.', request);
        if (detail) cache.replaced(followable.detail(detail));
        else await readAnew(id);
      },
    };
  }, [client, userId]);
}
