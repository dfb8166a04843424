import { endpoints } from '@settlement-help/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';
import { createModerator, grounds, moderationOf } from '../../support/moderationRequests.ts';
import { fileOf, samples } from '../../support/samples.ts';

const reason = 'The person asked for it by post.';

async function createStage() {
  const stage = await createModeratedForum();
  const { server, forum } = stage;
  const person = forum.people[1];
  const acting = await createModerator(server);
  return { ...stage, person, acting, colleague: moderationOf(server, acting) };
}

test('a moderator exports the data of a person with a reason, and the person gets an email', async () => {
  const { server, person, acting, colleague, findEmail } = await createStage();
  const form = { file: fileOf(samples.pdf, 'lease.pdf') };
  await server.requestOk(endpoints.uploadDocument, { form }, person);
  const { body } = await colleague.exportPerson(person.id, reason);
  const { download_url } = body as { download_url: string };
  const response = await server.app.request(download_url);
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(archive['documents/lease.pdf']).toEqual(samples.pdf);
  const file = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
  expect(JSON.parse(file('profile.json'))).toMatchObject([{ email: person.email }]);
  // The person learns the reason, not the moderator.
  expect(JSON.parse(file('notices.json'))).toMatchObject([{ action: 'export_account', facts: reason }]);
  expect(file('notices.json')).not.toContain(acting.id);
  expect(await colleague.decisions()).toMatchObject([{ action: 'export_account', facts: reason }]);
  await findEmail(person.email, 'A moderator made a copy of all data', `Reason: ${reason}`);
});

test('the link of an export ends after 5 minutes, with the role, and does not work for another person', async () => {
  const { server, forum, person, acting, colleague } = await createStage();
  const link = async () =>
    ((await colleague.exportPerson(person.id, reason)).body as { download_url: string }).download_url;
  const status = async (url: string) => {
    const response = await server.app.request(url);
    await response.body?.cancel();
    return response.status;
  };
  const first = await link();
  expect(await status(first)).toBe(200);
  expect(await status(first.replace(person.id, forum.people[0].id))).toBe(404);
  expect(
    await status(first.replace(`/moderation/exports/${person.id}.${acting.id}`, `/exports/${person.id}`)),
  ).toBe(404);
  server.clock.advance(span(5, 'minute'));
  expect(await status(first)).toBe(404);
  const second = await link();
  await server.db.query.updateTable('users').set({ is_moderator: 0 }).where('id', '=', acting.id).execute();
  expect(await status(second)).toBe(404);
});

test('a moderator deletes an account after typing its address, with a reason', async () => {
  const { server, person, colleague, findEmail } = await createStage();
  const form = { file: fileOf(samples.pdf, 'lease.pdf') };
  await server.requestOk(endpoints.uploadDocument, { form }, person);
  expect(await colleague.deletePerson(person.id, { reason, email: 'other@example.org' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'email', code: 'other_email' }] },
  });
  expect(await colleague.deletePerson(person.id, { reason: 'Short', email: person.email })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'reason', code: 'too_short', limit: 10 }] },
  });
  const { status, body } = await colleague.deletePerson(person.id, {
    reason,
    email: ` ${person.email.toUpperCase()}`,
  });
  expect([status, body]).toEqual([200, { count: 1, answer_id: expect.any(String) }]);
  expect((await server.request(endpoints.getMe, {}, { token: person.token })).status).toBe(401);
  expect(await server.files()).toEqual([]);
  expect(await colleague.decisions()).toMatchObject([{ action: 'delete_account', facts: reason }]);
  await findEmail(person.email, 'deleted');
});

test('moderators cannot act on themselves or on other moderators', async () => {
  const { server, acting, colleague, moderator } = await createStage();
  const other = await createModerator(server);
  for (const [{ id, email }, code] of [
    [acting, 'own_case'],
    [other, 'moderator_protected'],
  ] as const) {
    const answers = [
      await colleague.suspend(id),
      await colleague.exportPerson(id, reason),
      await colleague.deletePerson(id, { reason, email }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code } });
  }
  expect(await moderator.decisions()).toEqual([]);
});

test('suspending, exporting and deleting need the password of the last 10 minutes', async () => {
  const { server, person, acting, colleague } = await createStage();
  server.clock.advance(span(11, 'minute'));
  for (const act of [
    () => colleague.suspend(person.id),
    () => colleague.exportPerson(person.id, reason),
    () => colleague.deletePerson(person.id, { reason, email: person.email }),
  ]) {
    expect(await act()).toMatchObject({ status: 403, body: { code: 'password_not_verified' } });
  }
  const body = { current_password: acting.password };
  await server.requestOk(endpoints.verifyPassword, { body }, acting);
  expect((await colleague.exportPerson(person.id, reason)).status).toBe(201);
});

test('all answers of a deleted account can be removed together, starting from one of them', async () => {
  const { server, forum, question, answer, person, colleague, third } = await createStage();
  const theirs = forumOf(server, person);
  const second = await theirs.answer(question, 'Write to me.');
  const stays = await forumOf(server, forum.people[2]).answer(question, 'At the town hall.');
  for (const { id } of [answer, second]) await third.report('answer', id);
  await server.requestOk(endpoints.deleteAccount, { body: { current_password: person.password } }, person);
  // Another deleted account, whose answer is not linked with theirs.
  const other = await server.createPerson();
  const unrelated = await forumOf(server, other).answer(question, 'By bus.');
  await server.requestOk(endpoints.deleteAccount, { body: { current_password: other.password } }, other);

  expect(await colleague.cases()).toMatchObject([
    { author: null, remaining_answers: 2 },
    { author: null, remaining_answers: 2 },
  ]);
  expect(await colleague.removeRemaining(second.id)).toMatchObject({ status: 200, body: { removed: 2 } });
  expect(await colleague.cases()).toEqual([]);
  const left = await forum.author.open(question);
  expect(left.answers.map(({ id }) => id).sort()).toEqual([stays.id, unrelated.id].sort());
  expect(await colleague.decisions()).toMatchObject([
    { action: 'remove', person: null, post_count: 2, facts: grounds.facts },
  ]);
  expect(await colleague.removeRemaining(answer.id)).toMatchObject({ status: 409 });
  expect(await colleague.removeRemaining(stays.id)).toMatchObject({
    status: 404,
    body: { code: 'answer_not_found' },
  });
});

test('one of the removed answers of a deleted account can be restored', async () => {
  const { server, question, answer, person, colleague, third } = await createStage();
  await forumOf(server, person).answer(question, 'Write to me.');
  await third.report('answer', answer.id);
  await server.requestOk(endpoints.deleteAccount, { body: { current_password: person.password } }, person);
  await colleague.removeRemaining(answer.id);
  await colleague.decide(await onlyCase(colleague, 'closed'), 'restore');
  expect(await onlyCase(colleague, 'closed')).toMatchObject({
    post: { state: 'visible' },
    remaining_answers: 1,
  });
});
