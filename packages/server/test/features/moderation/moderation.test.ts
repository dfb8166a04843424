import { endpoints, languages, endpoints as ofTheApp } from '@settlement-help/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { textsFor } from '#server/core/texts.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';
import { createModerator, grounds, moderationOf } from '../../support/moderationRequests.ts';
import { repeatsSqlite } from '../../support/testBackend.ts';

test('reports of a post are one case, and each reporter has one number', async () => {
  const { findEmail, forum, moderator, author, third, answer, question } = await createModeratedForum();
  const first = await author.report('answer', answer.id, { reason: 'illegal', text: ' Corrupt. ' });
  expect(first).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^\d{4}-\d{4}-\d\d$/) } });
  expect((await author.report('answer', answer.id)).body).toEqual(first.body);
  await third.report('answer', answer.id);
  expect(await onlyCase(moderator)).toMatchObject({
    kind: 'report',
    version: 1,
    closed_at: null,
    report_count: 2,
    notice: null,
    post: {
      kind: 'answer',
      id: answer.id,
      question_id: question.id,
      content: answer.content,
      state: 'visible',
    },
    author: { full_name: 'Person 2', is_suspended: false, post_count: 1 },
    reports: [
      { reason: 'spam', text: '' },
      { reason: 'illegal', text: 'Corrupt.' },
    ],
  });
  await findEmail(forum.people[0].email, (first.body as { number: string }).number);
  expect(await author.report('question', question.id)).toMatchObject({
    status: 403,
    body: { code: 'own_post' },
  });
  expect(await third.report('question', question.id, { reason: 'other', text: ' ' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'text', message: 'Required' }] },
  });
});

test.skipIf(repeatsSqlite)('a person reports 30 posts an hour at most', async () => {
  const { third, answer } = await createModeratedForum();
  for (let count = 1; count <= 30; count += 1) await third.report('answer', answer.id);
  expect(await third.report('answer', answer.id)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
});

test.each(['hide', 'remove'] as const)(
  'an accepted answer that moderators %s is not seen, counted or accepted, and comes back as it was',
  async (action) => {
    const { findEmail, forum, moderator, author, other, answer, question } = await createModeratedForum();
    await forum.author.accept(answer.id);
    await author.report('answer', answer.id);
    expect((await moderator.decide(await onlyCase(moderator), action, {})).status).toBe(422);
    await moderator.decide(await onlyCase(moderator), action);
    const gone = { answer_count: 0, is_resolved: false, answers: [] };
    expect(await forum.third.open(question)).toMatchObject(gone);
    expect((await forum.third.tryVoteAnswer(answer.id)).status).toBe(404);

    const [notice] = await other.notices();
    expect(notice).toMatchObject({
      action,
      ...grounds,
      is_automated: false,
      is_in_force: true,
      objection: null,
      post: { kind: 'answer', excerpt: answer.content },
    });
    await findEmail(forum.people[1].email, grounds.facts, grounds.rule, 'object');

    await moderator.decide(await onlyCase(moderator, action === 'hide' ? 'open' : 'closed'), 'restore');
    expect(await forum.third.open(question)).toMatchObject({
      answer_count: 1,
      is_resolved: true,
      answers: [{ id: answer.id, is_accepted: true }],
    });
    expect(await other.notices()).toMatchObject([{ is_in_force: false }]);
  },
);

test('a hidden question is not found, and a restored one is', async () => {
  const { forum, moderator, third, question } = await createModeratedForum();
  await third.report('question', question.id);
  await moderator.decide(await onlyCase(moderator), 'hide');
  expect(await forum.third.list()).toEqual([]);
  for (const person of [forum.author, forum.third]) {
    expect((await person.tryAnswer(question.id, 'x')).status).toBe(404);
  }
  await moderator.decide(await onlyCase(moderator), 'restore');
  expect(await forum.third.list()).toMatchObject([{ id: question.id, answer_count: 1 }]);
});

test('dismissed reports close the case, tell the reporters, and a new report opens another', async () => {
  const { findEmail, forum, moderator, third, answer } = await createModeratedForum();
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'dismiss');
  expect(await moderator.cases()).toEqual([]);
  await findEmail(forum.people[2].email, 'left it as it is');
  await third.report('answer', answer.id);
  expect((await moderator.cases()).length).toBe(1);
});

test('of two concurrent decisions exactly one succeeds', async () => {
  const { server, moderator, third, answer } = await createModeratedForum();
  const colleague = moderationOf(server, await createModerator(server));
  await third.report('answer', answer.id);
  const seen = await onlyCase(moderator);
  const responses = await Promise.all(
    [moderator, colleague, moderator, colleague].map((one, index) =>
      one.decide(seen, index % 2 ? 'remove' : 'dismiss'),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await moderator.decisions()).length).toBe(1);
});

test('an author objects once, and the objection is decided', async () => {
  const { createColleague, findEmail, forum, moderator, other, third, answer, question } =
    await createModeratedForum();
  const colleague = await createColleague();
  await third.report('answer', answer.id);
  await moderator.decide(await onlyCase(moderator), 'remove');
  const [notice = { id: '' }] = await other.notices();
  expect((await third.objectTo(notice.id)).status).toBe(404);
  expect((await other.objectTo(notice.id)).status).toBe(201);
  expect(await other.objectTo(notice.id)).toMatchObject({ status: 409, body: { code: 'already_objected' } });

  const seen = await onlyCase(colleague);
  expect(seen).toMatchObject({
    kind: 'objection',
    notice: { objection: { text: 'It was no advertisement.' } },
  });
  expect((await colleague.decide(seen, 'remove')).status).toBe(422);
  expect((await colleague.decide(seen, 'grant')).status).toBe(200);
  expect(await other.notices()).toMatchObject([{ is_in_force: false, objection: { outcome: 'granted' } }]);
  expect(await forum.third.open(question)).toMatchObject({ answer_count: 1 });
  await findEmail(forum.people[1].email, 'You were right');
});

test('a suspended person reads, and cannot post or vote until the suspension ends', async () => {
  const { server, forum, moderator, other, question, answer } = await createModeratedForum();
  const { id, token } = forum.people[1];
  const until = new Date(server.clock.now().getTime() + span(6, 'hour')).toISOString();
  expect((await moderator.suspend(id, { until: server.clock.now().toISOString() })).status).toBe(422);
  expect((await moderator.suspend(id, { until })).status).toBe(201);
  expect(await moderator.suspend(id)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  expect(await server.requestOk(ofTheApp.getMe, {}, { token })).toMatchObject({
    suspension: { until, reason: 'spam', facts: grounds.facts },
  });
  const refused = [
    await forum.other.tryAsk({ title: 'x' }),
    await forum.other.tryAnswer(question.id, 'x'),
    await forum.other.tryVoteQuestion(question.id),
  ];
  for (const response of refused)
    expect(response).toMatchObject({ status: 403, body: { code: 'suspended' } });
  expect((await forum.other.open(question)).answers).toMatchObject([{ id: answer.id }]);
  server.clock.advance(span(6, 'hour'));
  expect((await forum.other.tryAnswer(question.id, 'x')).status).toBe(201);
  expect(await other.notices()).toMatchObject([{ action: 'suspend', until }]);
});

test('a suspension that is lifted or objected to with success ends at once', async () => {
  const { createColleague, forum, moderator, other, question } = await createModeratedForum();
  const colleague = await createColleague();
  const { id } = forum.people[1];
  await moderator.suspend(id);
  expect([(await moderator.lift(id)).status, (await moderator.lift(id)).status]).toEqual([204, 204]);
  await forum.other.voteQuestion(question.id);
  await moderator.suspend(id);
  const [notice = { id: '' }] = await other.notices();
  await other.objectTo(notice.id);
  await colleague.decide(await onlyCase(colleague), 'grant');
  await forum.other.voteQuestion(question.id);
  expect((await moderator.decisions()).map(({ action }) => action)).toEqual([
    'grant',
    'suspend',
    'lift',
    'suspend',
  ]);
});

test.skipIf(repeatsSqlite).each(languages)(
  'emails about reports and decisions are in the language of the profile: %s',
  async (language) => {
    const { findEmail, server, forum, moderator, third, answer } = await createModeratedForum();
    const [, other, reporter] = forum.people;
    for (const { token } of [other, reporter])
      await server.requestOk(ofTheApp.updateMe, { body: { language } }, { token });
    const { email, moderationEmail: messages } = textsFor(language).messages;

    await third.report('answer', answer.id);
    await findEmail(reporter.email, email.greeting, messages.reportNext);
    await moderator.decide(await onlyCase(moderator), 'remove');
    await findEmail(reporter.email, messages.outcomeSubject, messages.outcome.remove);
    const removal = messages.remove({ post: 'answer', count: 1 });
    await findEmail(
      other.email,
      removal,
      'Pay me, I know somebody.',
      messages.reason({ reason: 'spam' }),
      messages.court,
      grounds.facts,
    );
    await moderator.suspend(other.id, { until: '2099-01-02T03:04:05.000Z' });
    await findEmail(other.email, messages.suspend({ until: '2099-01-02' }));
  },
);

test('one decision removes a spam wave of an account, closes its cases, and can be taken back whole', async () => {
  const { createColleague, server, forum, question, answer } = await createModeratedForum();
  const { id } = forum.people[1];
  await forum.author.accept(answer.id);
  server.clock.advance(span(2, 'day'));
  const login = forumOf(server, { ...forum.people[1], token: await forum.people[1].login() });
  const spam = [await login.ask('Buy'), await login.ask('Buy more')];
  for (const text of ['Buy', 'Buy now']) await login.answer(question, text);
  const reporter = moderationOf(server, { token: await forum.people[2].login() });
  for (const { id } of spam) await reporter.report('question', id);
  const again = moderationOf(server, await createModerator(server));

  expect((await again.suspend(id, { remove_days: 1 })).body).toEqual({ removed: 4 });
  expect(await again.cases()).toEqual([]);
  const reader = forumOf(server, { ...forum.people[0], token: await forum.people[0].login() });
  expect(await reader.list()).toMatchObject([{ id: question.id, answer_count: 1, is_resolved: true }]);

  const suspended = moderationOf(server, { token: await forum.people[1].login() });
  const removal = (await suspended.notices()).find(({ action }) => action === 'remove');
  expect(removal).toMatchObject({ post: null, post_count: 4, is_in_force: true });
  await suspended.objectTo(removal?.id ?? '');
  const colleague = await createColleague();
  await colleague.decide(await onlyCase(colleague), 'grant');
  expect(await reader.list()).toHaveLength(3);
  expect(await reader.open(question)).toMatchObject({ answer_count: 3 });
});

test.each(['update', 'delete'] as const)('the database refuses to %s a decision', async (change) => {
  const { server, forum, moderator } = await createModeratedForum();
  await moderator.suspend(forum.people[1].id);
  const statement =
    change === 'update' ? sql`update decisions set facts = 'none'` : sql`delete from decisions where 1 = 1`;
  await expect(statement.execute(server.db.query)).rejects.toThrow('decisions cannot be changed');
  expect(await moderator.decisions()).toMatchObject([
    { action: 'suspend', moderator: 'Person 4', person: 'Person 2', facts: grounds.facts },
  ]);
});

test('a moderator and an unknown person cannot be suspended', async () => {
  const { server, moderator } = await createModeratedForum();
  const colleague = await createModerator(server);
  expect(await moderator.suspend(colleague.id)).toMatchObject({
    status: 403,
    body: { code: 'moderator_protected' },
  });
  for (const id of ['nobody', 'none']) {
    expect(await moderator.suspend(id)).toMatchObject({ status: 404, body: { code: 'person_not_found' } });
  }
});

test('posts of a blocked person are marked for the blocker alone, until they unblock', async () => {
  const { server, forum, author, question } = await createModeratedForum();
  const { id } = forum.people[1];
  await author.block(id);
  await author.block(id);
  expect(await author.blocked()).toMatchObject([{ id, full_name: 'Person 2' }]);
  expect((await forum.author.open(question)).answers).toMatchObject([{ user: { id, is_blocked: true } }]);
  expect((await forum.third.open(question)).answers).toMatchObject([{ user: { id, is_blocked: false } }]);
  await author.unblock(id);
  expect((await forum.author.open(question)).answers).toMatchObject([{ user: { is_blocked: false } }]);
  expect(await author.block(forum.people[0].id)).toMatchObject({ status: 403 });
  expect(await author.block('nobody')).toMatchObject({ status: 404 });
  expect(server.lines.join('')).not.toContain('Pay me');
});

test('cases are listed page by page, open ones oldest first', async () => {
  const { server, forum, moderator, third, answer } = await createModeratedForum();
  const { token } = await createModerator(server);
  await third.report('answer', answer.id);
  for (let count = 1; count <= 4; count += 1) {
    await third.report('question', (await forum.author.ask(`Question ${count}`)).id);
  }
  const page = (cursor?: string) =>
    server.request(endpoints.listCases, { query: { limit: '3', ...(cursor && { cursor }) } }, { token });
  const first = await page();
  const cursor = first.headers.get('Link')?.match(/cursor=([\w-]+)/)?.[1];
  const second = await page(cursor);
  expect([first.body, second.body].map((items) => (items as unknown[]).length)).toEqual([3, 2]);
  expect(second.headers.get('Link')).toBeNull();
  expect([...(first.body as { id: string }[]), ...(second.body as { id: string }[])]).toEqual(
    (await moderator.cases()).map(({ id }) => expect.objectContaining({ id })),
  );
});
