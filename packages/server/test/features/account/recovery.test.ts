import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { changeSetting } from '#server/db/settings.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { createInvitation } from '#server/features/users/registration.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import type { Email } from '#server/mail/mail.ts';
import { accountOf, sentAll, tokenFor, tokensFor } from '../../support/accountRequests.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { run } from '../../support/serverProcess.ts';
import { createTestBackend } from '../../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Creates a secret of a person; the result tells if it works, and may use it up. */
type Secret = (server: TestServer, person: Person) => Promise<() => Promise<boolean>>;

const opens =
  ({ app }: TestServer, url: string) =>
  async () =>
    (await app.request(url)).status === 200;

const isDone = async (response: Promise<{ status: number }>) => (await response).status === 204;

const setVerified = ({ db }: TestServer, { id }: Person, email_verified: 0 | 1) =>
  db.query.updateTable('users').set({ email_verified }).where('id', '=', id).execute();

/** The rows of the table in docs/security/secrets.md, in its order. */
const secrets: Record<string, Secret> = {
  session: async (server, person) => {
    const token = await person.login();
    return accountOf(server, { ...person, token }).isLoggedIn;
  },
  'calendar address': async (server, { token }) => {
    const { url } = await server.requestOk(endpoints.createCalendarFeed, {}, { token });
    return opens(server, url);
  },
  'link to a document': async (server, person) =>
    opens(server, (await documentsOf(server, person).upload()).download_url),
  'link to a ZIP of documents': async (server, person) => {
    await documentsOf(server, person).upload();
    const { download_url } = await server.requestOk(
      endpoints.createArchive,
      { body: {} },
      { token: person.token },
    );
    return opens(server, download_url);
  },
  'link to the data export': async (server, { token }) =>
    opens(server, (await server.requestOk(endpoints.createExport, {}, { token })).download_url),
  'verification link': async (server, person) => {
    const { sendVerification, verify } = accountOf(server, person);
    await setVerified(server, person, 0);
    await sendVerification();
    const token = await tokenFor(server, person.email, 'verify');
    await setVerified(server, person, 1);
    return () => isDone(verify(token));
  },
  'reset link': async (server, person) => {
    const { askForReset, reset } = accountOf(server, person);
    await askForReset(person.email);
    const token = await tokenFor(server, person.email, 'reset');
    return () => isDone(reset(token));
  },
  'link to confirm a new address': async (server, person) => {
    const { changeEmail, confirmEmail } = accountOf(server, person);
    await changeEmail(`new-${person.email}`);
    const token = await tokenFor(server, `new-${person.email}`, 'confirm');
    return () => isDone(confirmEmail(token));
  },
  'take-back link': async (server, person) => {
    const before = await countSecurityEmails(server, person);
    await server.requestOk(endpoints.createExport, {}, { token: person.token });
    const token = await tokenFor(server, person.email, 'takeBack', before + 1);
    return () => isDone(accountOf(server, person).takeBack(token));
  },
  'email in the queue': async (server, { email }) => {
    const { db, clock, deps } = server;
    await sentAll(server);
    const send = vi.fn(async (_email: Email) => undefined);
    const queue = createEmailQueue({ ...deps, mail: { send } }, emailComposers);
    await queue.add(db.query, 'reset', email);
    const next_attempt_at = new Date(clock.now().getTime() + span(1, 'minute')).toISOString();
    const [{ id } = { id: '' }] = await db.query
      .updateTable('email_queue')
      .set({ next_attempt_at })
      .returning('id')
      .execute();
    return async () => {
      const others = db.query.selectFrom('email_queue').select('id').where('id', '!=', id);
      const due = others.where('created_at', '<=', clock.now().toISOString());
      await eventually(async () => expect(await due.execute()).toEqual([]));
      clock.advance(span(1, 'minute'));
      await queue.deliverDue();
      return send.mock.calls.some(([{ text }]) => text.includes('/reset-password?token='));
    };
  },
};

/** The number of security emails that were sent to a person. */
async function countSecurityEmails(server: TestServer, { id }: Person) {
  await sentAll(server);
  const tokens = server.db.query.selectFrom('email_tokens').selectAll().where('purpose', '=', 'take_back');
  return (await tokens.where('user_id', '=', id).execute()).length;
}

const callers: Record<
  string,
  (server: TestServer, person: Person, environment: Record<string, string>) => Promise<void>
> = {
  'a reset by email': async (server, person) => {
    const { askForReset, reset } = accountOf(server, person);
    await askForReset(person.email);
    const token = await tokenFor(server, person.email, 'reset', 2);
    expect((await reset(token)).status).toBe(204);
  },
  'pnpm end-sessions': async (_server, { email }, environment) => {
    expect(await run('endSessions.ts', [email], environment)).toMatchObject({ code: 0, errors: '' });
  },
  'take-back': async (server, person) => {
    // Emails about the export, the change of the address, and the second export.
    const [first = ''] = await tokensFor(server, person.email, 'takeBack', 3);
    expect((await accountOf(server, person).takeBack(first)).status).toBe(204);
  },
};

test('the secrets of the test are those of the documentation', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/security/secrets.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.slice(1).map((row) => row.split('|')[1]?.trim())).toEqual(Object.keys(secrets));
});

test.each(Object.entries(callers))(
  '%s ends every secret that acts for the account',
  async (_name, recover) => {
    const backend = await createTestBackend();
    const server = await createTestServer({ rateLimitFactor: 10 }, backend);
    const person = await server.createPerson('Germany');
    const created: [string, () => Promise<boolean>][] = [];
    for (const [name, create] of Object.entries(secrets)) created.push([name, await create(server, person)]);
    await recover(server, person, backend.environment);
    for (const [name, works] of created) expect([name, await works()]).toEqual([name, false]);
  },
);

test.each(Object.entries(secrets))('without a recovery, this secret works: %s', async (_name, create) => {
  const server = await createTestServer();
  expect(await (await create(server, await server.createPerson('Germany')))()).toBe(true);
});

test('an invitation is no secret of an account, so a recovery keeps it', async () => {
  const backend = await createTestBackend();
  const server = await createTestServer({}, backend);
  const person = await server.createPerson();
  await changeSetting(server.deps, 'registration', 'invite');
  const { link } = await createInvitation(server.deps);
  expect(await run('endSessions.ts', [person.email], backend.environment)).toMatchObject({ code: 0 });
  const invitation = new URL(link).searchParams.get('invite') ?? '';
  const body = { email: 'new@example.org', password: person.password, full_name: 'Person', invitation };
  expect((await server.request(endpoints.register, { body })).status).toBe(201);
});

test('links that are made after a recovery work', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { askForReset, reset } = accountOf(server, person);
  await documentsOf(server, person).upload();
  await askForReset(person.email);
  await reset(await tokenFor(server, person.email, 'reset'), person.password);
  const again = { ...person, token: await person.login() };
  const [document] = await documentsOf(server, again).list();
  expect(await opens(server, document?.download_url ?? '')()).toBe(true);
});

test('take-back makes the password invalid and sends a reset email', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { takeBack, reset } = accountOf(server, person);
  await server.requestOk(endpoints.createExport, {}, { token: person.token });
  const token = await tokenFor(server, person.email, 'takeBack');
  const responses = await Promise.all([takeBack(token), takeBack(token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  const body = { email: person.email, password: person.password };
  expect((await server.request(endpoints.login, { body })).status).toBe(401);
  expect((await reset(await tokenFor(server, person.email, 'reset'), person.password)).status).toBe(204);
  expect((await server.request(endpoints.login, { body })).status).toBe(200);
});

test('a take-back link ends after 7 days and is refused like an unknown one', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { takeBack } = accountOf(server, person);
  await server.requestOk(endpoints.createExport, {}, { token: person.token });
  const token = await tokenFor(server, person.email, 'takeBack');
  server.clock.advance(span(7, 'day'));
  const [late, unknown] = [await takeBack(token), await takeBack('unknown')];
  expect(late).toMatchObject({ status: 400, body: { code: 'invalid_email_link' } });
  expect([late.status, late.body]).toEqual([unknown.status, unknown.body]);
});
