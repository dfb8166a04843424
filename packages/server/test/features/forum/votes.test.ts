import type { Votes } from '@settlement-help/contract';
import { describe, expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';

type Forum = ReturnType<typeof forumOf>;

describe.each(['question', 'answer'] as const)('a vote on the %s', (kind) => {
  async function createVoting() {
    const server = await createTestServer();
    const { people } = await createForum(server);
    // A new account can vote only a few times.
    server.clock.advance(span(25, 'hour'));
    const forums = people.map(async (person) => forumOf(server, { ...person, token: await person.login() }));
    const [author, other, third] = (await Promise.all(forums)) as [Forum, Forum, Forum];
    const question = await author.ask();
    const answer = await author.answer(question);
    const votesOf = (forum: typeof author) => async (up: 'true' | 'false') => {
      const response =
        kind === 'question'
          ? await forum.tryVoteQuestion(question.id, up)
          : await forum.tryVoteAnswer(answer.id, up);
      return { ...response, votes: response.body as Votes };
    };
    const shown = async () => {
      const { answers, ...detail } = await other.open(question);
      const { upvotes, downvotes, my_vote } = kind === 'question' ? detail : (answers[0] ?? detail);
      return { upvotes, downvotes, my_vote };
    };
    return { server, shown, author: votesOf(author), other: votesOf(other), third: votesOf(third) };
  }

  test('counts once for each person, is withdrawn by the same vote and switched by the other', async () => {
    const { other, third, shown } = await createVoting();
    expect((await third('true')).votes).toEqual({ upvotes: 1, downvotes: 0, my_vote: 'up' });
    expect((await other('true')).votes).toEqual({ upvotes: 2, downvotes: 0, my_vote: 'up' });
    expect((await other('false')).votes).toEqual({ upvotes: 1, downvotes: 1, my_vote: 'down' });
    expect(await shown()).toEqual({ upvotes: 1, downvotes: 1, my_vote: 'down' });
    expect((await other('false')).votes).toEqual({ upvotes: 1, downvotes: 0, my_vote: null });
    expect(await shown()).toEqual({ upvotes: 1, downvotes: 0, my_vote: null });
  });

  test('is refused on one’s own post', async () => {
    const { author, shown } = await createVoting();
    const detail = `You cannot vote on your own ${kind}`;
    expect(await author('true')).toMatchObject({ status: 403, body: { detail } });
    expect(await shown()).toEqual({ upvotes: 0, downvotes: 0, my_vote: null });
  });

  test('changes the counts by at most 1 in a hundred parallel requests, in agreement with the rows', async () => {
    const { other, shown, server } = await createVoting();
    const responses = await Promise.all(
      Array.from({ length: 101 }, (_value, index) => other(index % 3 === 0 ? 'false' : 'true')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { upvotes, downvotes, my_vote } = await shown();
    expect([upvotes, downvotes]).toEqual([Number(my_vote === 'up'), Number(my_vote === 'down')]);
    const rows = await server.db.query.selectFrom(`${kind}_votes`).select('vote').execute();
    expect(rows.map(({ vote }) => vote)).toEqual(my_vote ? [my_vote] : []);
  });
});

test('the list shows the counts and only one’s own vote', async () => {
  const { author, other, third } = await createForum(await createTestServer());
  const { id } = await author.ask();
  await other.voteQuestion(id);
  const seenBy = (forum: typeof author) => forum.list();
  expect(await seenBy(other)).toMatchObject([{ upvotes: 1, my_vote: 'up' }]);
  expect(await seenBy(third)).toMatchObject([{ upvotes: 1, my_vote: null }]);
});
