import { expect, vi } from 'vitest';
import { createTestServer } from './createTestServer.ts';
import { eventually } from './eventually.ts';
import { createForum } from './forumRequests.ts';
import { createModerator, moderationOf } from './moderationRequests.ts';

/** A forum with a question of the author, an answer of the other one, and a moderator. */
export async function createModeratedForum(startsAt?: Date) {
  const server = await createTestServer({}, undefined, startsAt);
  const forum = await createForum(server);
  const send = vi.spyOn(server.deps.mail, 'send');
  /** Waits for an email that says all this. */
  const findEmail = (to: string, ...said: string[]) =>
    eventually(() => {
      const texts = send.mock.calls.flatMap(([email]) =>
        email.to === to ? [`${email.subject} ${email.text}`] : [],
      );
      expect(texts.filter((text) => said.every((part) => text.includes(part)))).toHaveLength(1);
    });
  const moderator = moderationOf(server, await createModerator(server));
  /** Another moderator, who decides about the decisions of the first one. */
  const createColleague = async () => moderationOf(server, await createModerator(server));
  const question = await forum.author.ask('Where?');
  const answer = await forum.other.answer(question, 'Pay me, I know somebody.');
  const [author, other, third] = forum.people.map((person) => moderationOf(server, person)) as [
    ReturnType<typeof moderationOf>,
    ReturnType<typeof moderationOf>,
    ReturnType<typeof moderationOf>,
  ];
  return { createColleague, findEmail, server, forum, moderator, question, answer, author, other, third };
}

/** The one case that there is. */
export const onlyCase = async (moderator: ReturnType<typeof moderationOf>, state?: 'open' | 'closed') => {
  const [one, ...more] = await moderator.cases(state);
  if (!one) throw new Error('There is no case');
  expect(more).toEqual([]);
  return one;
};
