import { expect, test } from 'vitest';
import { forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';
import { createModerator, moderationOf } from '../../support/moderationRequests.ts';

async function createTwoModerators() {
  const stage = await createModeratedForum();
  const person = await createModerator(stage.server);
  return { ...stage, person, colleague: moderationOf(stage.server, person) };
}

test('another moderator decides reports of a post by a moderator', async () => {
  const { server, moderator, third, person, colleague } = await createTwoModerators();
  const post = await forumOf(server, person).ask('Buy here');
  await third.report('question', post.id);
  const reported = await onlyCase(moderator);
  expect(await colleague.cases()).toEqual([]);
  expect(await colleague.decide(reported, 'dismiss')).toMatchObject({
    status: 404,
    body: { code: 'case_not_found' },
  });
  expect((await moderator.decide(reported, 'remove')).status).toBe(200);
  expect(await colleague.cases('closed')).toEqual([]);
  expect((await colleague.decide({ ...reported, version: 2 }, 'restore')).status).toBe(404);
  expect(await colleague.decisions()).toEqual([]);
  expect(await moderator.decisions()).toMatchObject([{ action: 'remove' }]);
});

test('a moderator cannot read or delete the history of a post that they wrote', async () => {
  const { server, moderator, question, person, colleague } = await createTwoModerators();
  const own = forumOf(server, person);
  const asked = await own.ask('First');
  const answered = await own.answer(question, 'First');
  for (const [kind, { id }] of [
    ['question', asked],
    ['answer', answered],
  ] as const) {
    expect(await moderator.history(kind, id)).toEqual([]);
    expect((await colleague.tryHistory(kind, id)).status).toBe(404);
    expect((await colleague.deleteHistory(kind, id)).status).toBe(404);
  }
});

test('another moderator decides the objection to a decision', async () => {
  const { moderator, other, third, answer, colleague } = await createTwoModerators();
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'remove');
  const [notice = { id: '' }] = await other.notices();
  await other.objectTo(notice.id);
  const objection = await onlyCase(colleague);
  expect(await moderator.cases()).toEqual([]);
  for (const action of ['reject', 'grant'] as const)
    expect((await moderator.decide(objection, action)).status).toBe(404);
  expect((await colleague.decide(objection, 'grant')).status).toBe(200);
});

test('an objection to two decisions about a post waits for a third moderator', async () => {
  const { server, moderator, other, third, answer, colleague } = await createTwoModerators();
  const object = async () => {
    const notice = (await other.notices()).find(({ is_in_force }) => is_in_force);
    await other.objectTo(notice?.id ?? '');
  };
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'remove');
  await object();
  await colleague.decide(await onlyCase(colleague, 'closed'), 'restore');
  await third.report('answer', answer.id);
  const [, report] = await colleague.cases();
  await colleague.decide(report ?? { id: '', version: 1 }, 'remove');
  await object();
  expect([...(await moderator.cases()), ...(await colleague.cases())]).toEqual([]);
  const independent = moderationOf(server, await createModerator(server));
  expect((await independent.decide(await onlyCase(independent), 'grant')).status).toBe(200);
});

test('a person who was suspended before they became a moderator cannot lift the suspension', async () => {
  const { server, forum, moderator } = await createTwoModerators();
  const [, person] = forum.people;
  await moderator.suspend(person.id);
  await server.db.query.updateTable('users').set({ is_moderator: 1 }).where('id', '=', person.id).execute();
  const suspended = moderationOf(server, person);
  expect((await suspended.lift(person.id)).status).toBe(403);
  expect((await moderator.lift(person.id)).status).toBe(204);
});
