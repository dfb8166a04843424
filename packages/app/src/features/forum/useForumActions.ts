import type { Answer, NewQuestion, Question, Votes } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { absoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { postIdempotently } from '#app/lib/api/idempotency.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { forumCache } from './cache.ts';
import { answersQuery, logged } from './queries.ts';

/** People most likely write in the language of the page. */
const pageLanguage = () => document.documentElement.lang;

const voteQuery = (isUpvote: boolean) => ({ is_upvote: isUpvote ? ('true' as const) : ('false' as const) });

/** The votes as they stand after one was cast, where the server does not tell whose votes they are. */
function votesAfter(isUpvote: boolean, before: Votes, { upvotes, downvotes, my_vote }: Votes): Votes {
  const vote = isUpvote ? 'up' : 'down';
  return { upvotes, downvotes, my_vote: my_vote ?? (before.my_vote === vote ? null : vote) };
}

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
        const post = postIdempotently(userId, 'question', body, (idempotencyKey) =>
          acceptAnyBody(api.createQuestion({ body }, { idempotencyKey, language: pageLanguage() })),
        );
        const posted = await logged('The question could not be posted.', post);
        const question = posted && absoluteUrls.question(posted);
        if (question) cache.asked(question);
        else await client.invalidateQueries({ queryKey: queryKeys.questionLists });
        return question;
      },
      answer: async (id: string, content: string) => {
        const post = postIdempotently(userId, `answer:${id}`, content, (idempotencyKey) =>
          acceptAnyBody(
            api.createAnswer(
              { params: { id }, body: { content } },
              { idempotencyKey, language: pageLanguage() },
            ),
          ),
        );
        const answer = await logged('The answer could not be posted.', post);
        if (answer) cache.answered(id, absoluteUrls.answer(answer));
        else await readAnew(id);
      },
      vote: async ({ id, ...before }: Question, isUpvote: boolean): Promise<Votes> => {
        const request = acceptAnyBody(api.voteQuestion({ params: { id }, query: voteQuery(isUpvote) }));
        const known = await logged('The vote could not be cast.', request);
        const votes = known ?? votesAfter(isUpvote, before, await readAnew(id));
        cache.voted(id, votes);
        return votes;
      },
      voteAnswer: async (id: string, answer: Answer, isUpvote: boolean): Promise<Votes> => {
        const request = acceptAnyBody(
          api.voteAnswer({ params: { id: answer.id }, query: voteQuery(isUpvote) }),
        );
        const known = await logged('The vote could not be cast.', request);
        const findAnew = async () => (await readAnew(id)).answers.find((one) => one.id === answer.id);
        const votes = known ?? votesAfter(isUpvote, answer, (await findAnew()) ?? answer);
        cache.votedOnAnswer(id, answer.id, votes);
        return votes;
      },
      accept: async (id: string, answer: Answer) => {
        const request = acceptAnyBody(api.acceptAnswer({ params: { id: answer.id } }));
        const detail = await logged('The answer could not be accepted.', request);
        if (detail) cache.replaced(absoluteUrls.questionDetail(detail));
        else await readAnew(id);
      },
    };
  }, [client, userId]);
}
