import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';

test('a suspension that took a moment to store is in force, and a granted objection ends it', async () => {
  const { createColleague, server, forum, moderator, other, question } = await createModeratedForum();
  const colleague = await createColleague();
  const { now, advance } = server.clock;
  vi.spyOn(server.clock, 'now').mockImplementation(() => {
    advance(1);
    return now();
  });
  await moderator.suspend(forum.people[1].id);
  const [notice = { id: '' }] = await other.notices();
  expect(notice).toMatchObject({ action: 'suspend', is_in_force: true });
  expect((await other.objectTo(notice.id)).status).toBe(201);
  await colleague.decide(await onlyCase(colleague), 'grant');
  await forum.other.voteQuestion(question.id);
});

test('an objection to a removal takes the place of one to the hiding before it, and decides both', async () => {
  const { createColleague, moderator, other, third, answer } = await createModeratedForum();
  const colleague = await createColleague();
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'hide');
  const [hidden = { id: '' }] = await other.notices();
  await other.objectTo(hidden.id);
  const [report = { id: '', version: 0 }] = await moderator.cases();
  await moderator.decide(report, 'remove');
  const [removed = { id: '' }] = await other.notices();
  expect((await other.objectTo(removed.id)).status).toBe(201);

  const objection = await onlyCase(colleague);
  expect(objection).toMatchObject({ kind: 'objection', notice: { id: removed.id, action: 'remove' } });
  await colleague.decide(objection, 'grant');
  expect(await other.notices()).toMatchObject([
    { action: 'remove', is_in_force: false, objection: { outcome: 'granted' } },
    { action: 'hide', is_in_force: false, objection: { outcome: 'granted' } },
  ]);
});

test('a post of a closed case that was reported again can be hidden from either case', async () => {
  const { moderator, third, answer } = await createModeratedForum();
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'dismiss');
  await third.report('answer', answer.id);
  const closed = await onlyCase(moderator, 'closed');
  expect(await moderator.decide(closed, 'hide')).toMatchObject({
    status: 200,
    body: { post: { state: 'hidden' }, closed_at: expect.any(String) },
  });
  expect((await moderator.decide(await onlyCase(moderator), 'remove')).status).toBe(200);
});

test('decisions and objections are erased after three years, except decisions in force', async () => {
  // The database compares with the real time and refuses to delete later decisions.
  const { createColleague, server, forum, moderator, other, third, question, answer } =
    await createModeratedForum(new Date('2020-01-01T09:00:00.000Z'));
  const colleague = await createColleague();
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'remove');
  const [removal = { id: '' }] = await other.notices();
  await other.objectTo(removal.id);
  await colleague.decide(await onlyCase(colleague), 'grant');
  await third.report('question', question.id);
  await moderator.decide(await onlyCase(moderator), 'remove');
  await moderator.suspend(forum.people[1].id);
  const cleanUp = async (days: number) => {
    server.clock.advance(span(days, 'day'));
    await runCleanup(server.deps, server.clock.now());
    const rows = await server.db.query.selectFrom('decisions').select('action').execute();
    return rows.map(({ action }) => action).toSorted();
  };
  expect(await cleanUp(3 * 365)).toEqual(['grant', 'remove', 'remove', 'suspend']);
  expect(await cleanUp(4)).toEqual(['remove', 'suspend']);
  expect(await server.db.query.selectFrom('objections').selectAll().execute()).toEqual([]);
});
