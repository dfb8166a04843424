import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { changeSetting } from '#server/db/settings.ts';
import { createInvitation } from '#server/features/users/registration.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';

const refused = { status: 403, body: { code: 'invitation_required' } };

/** A server with this registration mode, and a function that registers an address with an invitation. */
async function createServerWith(mode: 'closed' | 'invite') {
  const server = await createTestServer();
  await changeSetting(server.deps, 'registration', mode);
  const register = (email: string, invitation?: string, headers = {}) => {
    const body = { email, password: 'correct horse battery', full_name: 'Person', invitation };
    return server.request(endpoints.register, { body }, { headers });
  };
  return { ...server, register };
}

async function invite({ deps }: TestServer) {
  const { link } = await createInvitation(deps);
  return new URL(link).searchParams.get('invite') ?? '';
}

test('a closed registration refuses new accounts, and people with an account log in', async () => {
  const server = await createServerWith('closed');
  const { login } = await server.createPerson();
  const invitation = await invite(server);
  expect(await server.register('new@example.org', invitation)).toMatchObject({
    status: 403,
    body: { code: 'registration_closed' },
  });
  expect(await login()).toBeTruthy();
  expect(await server.requestOk(endpoints.getSite, {})).toMatchObject({ registration: 'closed' });
});

test('an invitation creates one account, and the site says that one is needed', async () => {
  const server = await createServerWith('invite');
  const invitation = await invite(server);
  expect(await server.register('first@example.org', invitation)).toMatchObject({ status: 201 });
  expect(await server.register('second@example.org', invitation)).toMatchObject(refused);
  expect(await server.requestOk(endpoints.getSite, {})).toMatchObject({ registration: 'invite' });
});

test('an invitation that is missing, unknown or expired does not reveal which addresses have an account', async () => {
  const server = await createServerWith('invite');
  const { email } = await server.createPerson();
  const invitation = await invite(server);
  server.clock.advance(span(30, 'day'));
  for (const address of [email, 'new@example.org']) {
    for (const secret of [undefined, '', 'unknown', invitation]) {
      expect(await server.register(address, secret)).toMatchObject(refused);
    }
  }
});

test('two parallel registrations with one invitation create one account', async () => {
  const server = await createServerWith('invite');
  const invitation = await invite(server);
  const emails = ['one@example.org', 'other@example.org'];
  const responses = await Promise.all(
    emails.map((email) => server.register(email, invitation, { 'Idempotency-Key': `key-${email}` })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 403]);
});

test('a registration whose response was lost can be repeated, and a refused one keeps its invitation', async () => {
  const server = await createServerWith('invite');
  const { email } = await server.createPerson();
  const invitation = await invite(server);
  expect((await server.register(email, invitation)).status).toBe(409);
  const headers = { 'Idempotency-Key': '0123456789' };
  const first = await server.register('new@example.org', invitation, headers);
  const again = await server.register('new@example.org', invitation, headers);
  expect([first.status, again]).toMatchObject([201, { status: 201, body: first.body }]);
});

test('the cleanup deletes expired invitations only', async () => {
  const server = await createServerWith('invite');
  await invite(server);
  server.clock.advance(span(31, 'day'));
  const invitation = await invite(server);
  await runCleanup(server.deps, server.clock.now());
  expect(await server.db.query.selectFrom('invitations').selectAll().execute()).toHaveLength(1);
  expect((await server.register('new@example.org', invitation)).status).toBe(201);
});
