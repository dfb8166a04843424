import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { deleteSigningKeys } from '#server/db/secrets.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { tokenFor } from '../../support/accountRequests.ts';
import type { Person } from '../../support/createTestServer.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';
import { grounds, moderationOf } from '../../support/moderationRequests.ts';

async function createSuspended(until: (now: number) => string | null = () => null) {
  const stage = await createModeratedForum();
  const { server, forum, moderator } = stage;
  const [, person] = forum.people;
  await moderator.suspend(person.id, { until: until(server.clock.now().getTime()) });
  const deleteAccount = ({ token, password }: Person) =>
    server.requestOk(endpoints.deleteAccount, { body: { current_password: password } }, { token });
  const registerAgain = async (email: string): Promise<Person> => {
    const account = { email, password: person.password, full_name: 'Person 2' };
    const { id } = await server.requestOk(endpoints.register, { body: account });
    const login = async () =>
      (await server.requestOk(endpoints.login, { body: { email, password: person.password } })).access_token;
    return { id, email, password: person.password, token: await login(), login };
  };
  return { ...stage, person, deleteAccount, registerAgain };
}

const suspensionOf = async ({ server }: Awaited<ReturnType<typeof createSuspended>>, { token }: Person) =>
  (await server.requestOk(endpoints.getMe, {}, { token })).suspension;

test('a suspension outlives the deletion of the account, new keys and each registration with the same address', async () => {
  const stage = await createSuspended();
  const { server, question, person, deleteAccount, registerAgain } = stage;
  await deleteAccount(person);
  await deleteSigningKeys(server.db);
  const rows = await server.db.query.selectFrom('suspended_addresses').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('@');
  const again = await registerAgain(` ${person.email.toUpperCase()}`);
  expect(await suspensionOf(stage, again)).toEqual({ until: null, reason: 'spam', facts: grounds.facts });
  expect((await forumOf(server, again).tryAnswer(question.id, 'x')).status).toBe(403);
  await deleteAccount(again);
  expect(await suspensionOf(stage, await registerAgain(person.email))).not.toBeNull();
  expect(await suspensionOf(stage, await registerAgain('another@example.org'))).toBeNull();
});

test('a suspended user cannot end the suspension with another address', async () => {
  const stage = await createSuspended();
  const { server, person, registerAgain } = stage;
  const body = { email: 'next@example.org', current_password: person.password };
  await server.requestOk(endpoints.changeEmail, { body }, person);
  const token = await tokenFor(server, 'next@example.org', 'confirm');
  await server.requestOk(endpoints.confirmEmail, { body: { token } });
  server.clock.advance(span(8, 'day'));
  expect(await suspensionOf(stage, await registerAgain(person.email))).not.toBeNull();
});

test('the new account objects to the suspension, and success ends it for the address', async () => {
  const stage = await createSuspended();
  const { createColleague, moderator, person, deleteAccount, registerAgain } = stage;
  await deleteAccount(person);
  const again = await registerAgain(person.email);
  const [notice = { id: '' }] = await moderationOf(stage.server, again).notices();
  expect(notice).toMatchObject({ action: 'suspend', is_in_force: true, ...grounds });
  await moderationOf(stage.server, again).objectTo(notice.id);
  expect(await moderator.cases()).toEqual([]);
  const colleague = await createColleague();
  await colleague.decide(await onlyCase(colleague), 'grant');
  expect(await suspensionOf(stage, again)).toBeNull();
  await deleteAccount(again);
  expect(await suspensionOf(stage, await registerAgain(person.email))).toBeNull();
});

test('a suspension is forgotten when it ends', async () => {
  const stage = await createSuspended((now) => new Date(now + span(3, 'day')).toISOString());
  const { server, person, deleteAccount, registerAgain } = stage;
  await deleteAccount(person);
  server.clock.advance(span(4, 'day'));
  expect(await suspensionOf(stage, await registerAgain(person.email))).toBeNull();
  await runCleanup(server.deps, new Date(0));
  expect(await server.db.query.selectFrom('suspended_addresses').selectAll().execute()).toEqual([]);
});
