import {
  type Answer,
  completeVotes,
  type MyVote,
  type NewQuestion,
  type Votes,
} from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { postIdempotently } from '#app/lib/api/idempotency.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { type LoadedQuestion, loadAnswers } from './loadedQuestion.ts';
import { logIfFails, questionInListQuery } from './queries.ts';
import { createQuestionCache } from './questionCache.ts';

const pageLanguage = () => document.documentElement.lang;

const voteQuery = (isUpvote: boolean) => ({ is_upvote: isUpvote ? ('true' as const) : ('false' as const) });

const countsOf = ({ upvotes, downvotes }: Votes) => ({ upvotes, downvotes });

/** The requests of the forum. Each logs its failure and rejects. If a response has no usable body, the question is refetched. */
export function useForumActions(userId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const cache = createQuestionCache(client);

    const refetchQuestion = async (id: string) => {
      const query = questionInListQuery(id);
      await client.cancelQueries({ queryKey: query.queryKey });
      const { pages: _pages, ...detail } = await client.fetchQuery({ ...query, staleTime: 0 });
      cache.replace(detail);
      return detail;
    };

    return {
      ask: async (body: NewQuestion) => {
        const post = postIdempotently(userId, 'question', body, (idempotencyKey) =>
          acceptAnyBody(api.createQuestion({ body }, { idempotencyKey, language: pageLanguage() })),
        );
        const posted = await logIfFails('The question could not be posted.', post);
        const question = posted && withAbsoluteUrls.question(posted);
        if (question) cache.addQuestion(question);
        else await client.invalidateQueries({ queryKey: queryKeys.questionLists });
        return question;
      },
      answer: async (id: string, content: string) => {
        const input = { params: { id }, body: { content } };
        const post = postIdempotently(userId, `answer:${id}`, content, (idempotencyKey) =>
          acceptAnyBody(api.createAnswer(input, { idempotencyKey, language: pageLanguage() })),
        );
        const answer = await logIfFails('The answer could not be posted.', post);
        if (answer) cache.addAnswer(id, withAbsoluteUrls.answer(answer));
        else await refetchQuestion(id);
      },
      loadMoreAnswers: async (question: LoadedQuestion) => {
        const page = await logIfFails('The answers could not be loaded.', loadAnswers(question));
        cache.addAnswers(question.id, question.nextCursor, page);
      },
      follow: async (id: string, isFollowed: boolean) => {
        const params = { params: { id } };
        const request = isFollowed ? api.followQuestion(params) : api.unfollowQuestion(params);
        await logIfFails('The question could not be followed or left.', request);
        cache.setFollowed(id, isFollowed);
      },
      /** A server with only the specified fields does not send the person's vote: `expected` is then shown. */
      vote: async (id: string, isUpvote: boolean, expected: MyVote): Promise<Votes> => {
        const request = acceptAnyBody(api.voteQuestion({ params: { id }, query: voteQuery(isUpvote) }));
        const response = await logIfFails('The vote could not be cast.', request);
        const votes = completeVotes(response ?? countsOf(await refetchQuestion(id)), expected);
        cache.setVotes(id, votes);
        return votes;
      },
      voteAnswer: async (id: string, answer: Answer, isUpvote: boolean, expected: MyVote): Promise<Votes> => {
        const input = { params: { id: answer.id }, query: voteQuery(isUpvote) };
        const response = await logIfFails(
          'The vote could not be cast.',
          acceptAnyBody(api.voteAnswer(input)),
        );
        const refetched = response ? undefined : await refetchQuestion(id);
        const counted = refetched?.answers.find((one) => one.id === answer.id) ?? answer;
        const votes = completeVotes(response ?? countsOf(counted), expected);
        cache.setAnswerVotes(id, answer.id, votes);
        return votes;
      },
      accept: async (id: string, answer: Answer) => {
        const request = acceptAnyBody(api.acceptAnswer({ params: { id: answer.id } }));
        const detail = await logIfFails('The answer could not be accepted.', request);
        if (detail) cache.replace(withAbsoluteUrls.questionDetail(detail));
        else await refetchQuestion(id);
      },
    };
  }, [client, userId]);
}
