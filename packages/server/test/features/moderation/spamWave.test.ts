import { expect, test } from 'vitest';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum, forumOf } from '../../support/forumRequests.ts';
import { createModerator, moderationOf } from '../../support/moderationRequests.ts';

const spammerCount = 20;
const questionsEach = 5;
const answersEach = 5;
const postsEach = questionsEach + answersEach;

/** Posts of twenty new accounts among those of other people, who report some of each account. */
async function createSpamWave() {
  const server = await createTestServer();
  const { author, other, third, people } = await createForum(server);
  const question = await author.ask('Where do I register?');
  await other.answer(question, 'At the town hall.');
  const spammers = [];
  for (let count = 1; count <= spammerCount; count += 1) {
    const person = await server.createPerson();
    const spammer = forumOf(server, person);
    const posts = [];
    for (let post = 1; post <= questionsEach; post += 1) posts.push(await spammer.ask(`Buy ${post}`));
    for (let post = 1; post <= answersEach; post += 1) await spammer.answer(question, `Buy ${post}`);
    spammers.push({ ...person, ...spammer, posts });
  }
  const reporters = people.map((person) => moderationOf(server, person));
  for (const [index, { posts }] of spammers.entries()) {
    for (const { id } of posts.slice(0, 3)) await reporters[index % reporters.length]?.report('question', id);
  }
  return { server, question, reader: third, spammers };
}

test('a moderator takes down all posts of twenty accounts in two requests for each account', async () => {
  const { server, question, reader, spammers } = await createSpamWave();
  expect(await reader.open(question)).toMatchObject({ answer_count: 1 + spammerCount * answersEach });
  const moderator = moderationOf(server, await createModerator(server));
  let requests = 0;
  let removed = 0;
  // The app reloads the queue after each decision.
  for (;;) {
    requests += 1;
    const [first] = await moderator.cases();
    if (!first?.author) break;
    expect(first.author.post_count).toBe(postsEach);
    requests += 1;
    const { status, body } = await moderator.suspend(first.author.id, { remove_days: 1 });
    expect(status).toBe(201);
    removed += (body as { removed: number }).removed;
  }
  expect({ requests, removed }).toEqual({
    requests: 1 + 2 * spammerCount,
    removed: postsEach * spammerCount,
  });

  // Posts of others stay, and the sessions of spammers cannot post.
  expect(await reader.list()).toMatchObject([{ id: question.id, answer_count: 1 }]);
  for (const { tryAsk } of spammers) expect((await tryAsk({ title: 'Buy' })).status).toBe(403);

  // Each account has one statement of reasons for all of its posts, and the log one entry that counts them.
  for (const spammer of spammers) {
    expect(await moderationOf(server, spammer).notices()).toMatchObject([
      { action: 'remove', post: null, post_count: postsEach, is_in_force: true },
      { action: 'suspend' },
    ]);
  }
  expect((await moderator.decisions()).slice(0, 2)).toMatchObject([
    { action: 'remove', post_count: postsEach },
    { action: 'suspend' },
  ]);

  // A post that was taken down by mistake comes back by its case, and all of an account by its objection.
  const [mistaken] = await moderator.cases('closed');
  if (!mistaken?.post) throw new Error('No case was closed');
  expect((await moderator.decide(mistaken, 'restore')).status).toBe(200);
  expect(await reader.open({ id: mistaken.post.id })).toMatchObject({ title: mistaken.post.title });
  const [wronged] = spammers;
  if (!wronged) throw new Error('There is no account');
  const [removal] = await moderationOf(server, wronged).notices();
  await moderationOf(server, wronged).objectTo(removal?.id ?? '');
  const colleague = moderationOf(server, await createModerator(server));
  const [objection] = await colleague.cases();
  if (!objection) throw new Error('There is no objection');
  await colleague.decide(objection, 'grant');
  expect(await reader.open(question)).toMatchObject({ answer_count: 1 + answersEach });
}, 60_000);
