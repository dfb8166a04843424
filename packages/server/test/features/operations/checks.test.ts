import { createServer } from 'node:net';
import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { changeSetting } from '#server/db/settings.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { runChecks } from '#server/features/operations/checks/runChecks.ts';
import { watchHealth } from '#server/features/operations/watchHealth.ts';
import { claimJob, emailComposers } from '#server/jobs/startJobs.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { createVirusScanner } from '#server/storage/virusScanner.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';
import { createModerator } from '../../support/moderationRequests.ts';

const question = { category: 'general', title: 'Where do I register?' } as const;

const check = (
  { deps }: TestServer,
  changes: object = {},
  countUntrustedForwards: () => Promise<number | undefined> = async () => 0,
) => runChecks({ ...deps, ...changes, countUntrustedForwards });

/** A server with posts, moderators and jobs, for which every check is ok. */
async function createHealthyServer() {
  const server = await createTestServer();
  const { token } = await server.createPerson('France');
  await server.requestOk(endpoints.createQuestion, { body: question }, { token });
  await claimJob(server.deps, 'cleanup', 0);
  for (let count = 0; count < 2; count += 1) await createModerator(server);
  server.deps.mail.connect = async () => undefined;
  return server;
}

test('every check is ok on a server that works', async () => {
  const server = await createHealthyServer();
  server.clock.advance(span(2, 'hour'));
  const results = await check(server);
  expect([...results].filter(([, { status }]) => status !== 'ok')).toEqual([]);
  for (const { text } of results.values()) expect(text).toMatch(/^[^\n]+\.$/);
});

test('jobs and emails that wait for the end of read-only mode are not reported as late', async () => {
  const server = await createHealthyServer();
  const { db, clock, deps } = server;
  const late = async () => {
    const results = await check(server);
    return [...results].filter(([, { status }]) => status !== 'ok').map(([name]) => name);
  };
  const { email } = await server.createPerson();
  await createEmailQueue(deps, emailComposers).add(db.query, 'deleted', email);
  await changeSetting(deps, 'read_only', 'on');
  clock.advance(span(4, 'hour'));
  expect(await late()).toEqual(['read-only mode']);
  expect((await check(server)).get('read-only mode')?.text).toMatch(
    /^Read-only mode has been on for 4 hours, /,
  );
  await changeSetting(deps, 'read_only', 'off');
  clock.advance(span(1, 'minute'));
  expect(await late()).toEqual([]);
  clock.advance(span(3, 'hour'));
  expect(await late()).toEqual(['jobs', 'email queue']);
});

type Case = [
  name: string,
  status: 'warning' | 'failure',
  text: RegExp,
  prepare: (server: TestServer) => unknown,
  changes?: object,
];

const removeOneModerator = async ({ db }: TestServer) => {
  const { id } = await db.query
    .selectFrom('users')
    .select('id')
    .where('is_moderator', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  // A moderator who turns the second factor off cannot moderate.
  await db.query.updateTable('users').set({ second_factor_at: null }).where('id', '=', id).execute();
};

const cases: Case[] = [
  ['clock', 'failure', /is 1 hour behind the newest row/, ({ clock }) => clock.advance(-span(1, 'hour'))],
  ['disk', 'failure', /uploads are refused below 4.7 GB/, ({ disk }) => (disk.free = disk.reserve - 1)],
  ['disk', 'warning', /uploads will be refused/, ({ disk }) => (disk.free = disk.reserve)],
  ['mail', 'warning', /SMTP_URL is not set/, () => undefined, { mail: { send: async () => undefined } }],
  ['jobs', 'failure', /"cleanup" last ran 3 hours ago/, ({ clock }) => clock.advance(span(3, 'hour'))],
  ['jobs', 'warning', /No job has run/, ({ db }) => db.query.deleteFrom('jobs').execute()],
  [
    'moderators',
    'warning',
    /no moderator/,
    ({ db }) => db.query.updateTable('users').set({ is_moderator: 0 }).execute(),
  ],
  ['moderators', 'warning', /about the only moderator/, removeOneModerator],
  [
    'virus scanner',
    'failure',
    /^Uploads are refused, .*ClamAV does not respond/,
    () => undefined,
    { scanner: createVirusScanner({ path: '/nowhere/clamd.ctl' }) },
  ],
  [
    'search index',
    'failure',
    /does not find 1 post\./,
    async ({ db, clock }) => {
      await db.query.deleteFrom('search_posts').execute();
      clock.advance(span(4, 'hour'));
    },
  ],
  [
    'database',
    'failure',
    /of another version/,
    ({ db }) => db.query.deleteFrom('kysely_migration' as never).execute(),
  ],
];

test.each(cases)('the check of the %s reports a %s: %s', async (name, status, text, prepare, changes) => {
  const server = await createHealthyServer();
  await prepare(server);
  const results = await check(server, changes);
  expect(results.get(name as never)).toEqual({ status, text: expect.stringMatching(text) });
});

test.each([
  ['not an address', 'failure', /PUBLIC_URL is no address/],
  ['ftp://help.example.org', 'failure', /PUBLIC_URL is no address/],
  ['http://localhost:3000', 'warning', /only this machine can open/],
  ['http://127.0.0.1', 'warning', /only this machine can open/],
  ['http://help.example.org', 'warning', /not encrypted/],
])('a PUBLIC_URL of %s is a %s', async (publicUrl, status, text) => {
  const server = await createTestServer({ publicUrl });
  expect((await check(server)).get('public url')).toEqual({ status, text: expect.stringMatching(text) });
});

test('the mail server must greet and accept the log-in', async () => {
  const answers = ['250-mail\r\n250 AUTH PLAIN\r\n', '535 no\r\n'];
  const mailServer = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', () => socket.write(answers.shift() ?? '250 mail\r\n'));
  });
  const port = await listenOnFreePort(mailServer);
  const server = await createTestServer();
  const statusOf = async (url: string) =>
    (await check(server, { mail: createSmtp(url, 'help@example.org', { timeout: 500 }) })).get('mail');
  expect(await statusOf(`smtp://me:secret@127.0.0.1:${port}`)).toEqual({
    status: 'failure',
    text: 'The mail server of SMTP_URL accepts no connection (EAUTH 535).',
  });
  expect(await statusOf(`smtp://127.0.0.1:${port}`)).toMatchObject({ status: 'ok' });
});

test('a proxy without TRUST_PROXY is a failure, seen in requests from nearby addresses only', async () => {
  const server = await createTestServer({ trustProxy: 0 });
  const { app, deps } = server;
  const forward = (remoteAddress: string) =>
    app.request(
      '/healthz',
      { headers: { 'X-Forwarded-For': '192.0.2.1' } },
      { incoming: { socket: { remoteAddress } } },
    );
  const statusOf = async () => {
    await watchHealth(deps);
    const [, value] = (await deps.metrics.read()).match(/check_result\{check="proxy"\} (\d)/) ?? [];
    return value;
  };
  await forward('198.51.100.7');
  expect(await statusOf()).toBe('0');
  await forward('172.18.0.2');
  expect(await statusOf()).toBe('2');
  expect((await check(server, {}, async () => undefined)).get('proxy')?.status).toBe('warning');
});

test('each result that is not ok is logged with its check', async () => {
  const server = await createTestServer();
  server.disk.free = 0;
  await watchHealth(server.deps);
  const logged = server.lines.map((line) => JSON.parse(line)).filter(({ check }) => check);
  expect(logged).toMatchObject([
    { level: 'error', check: 'disk' },
    { level: 'warn', check: 'mail' },
    { level: 'warn', check: 'moderators' },
    { level: 'warn', check: 'jobs' },
  ]);
});

test('an email that cannot be sent is reported while it waits, then given up, logged and counted', async () => {
  const server = await createTestServer();
  const { clock, createPerson, deps, lines } = server;
  const { email } = await createPerson();
  const mail = { send: () => Promise.reject(new Error('away')) };
  const queue = createEmailQueue({ ...deps, mail }, emailComposers);
  await queue.add(deps.db.query, 'deleted', email);
  await queue.deliverDue();
  clock.advance(span(30, 'minute'));
  expect((await check(server)).get('email queue')).toEqual({
    status: 'warning',
    text: '1 email waits, the oldest for 30 minutes.',
  });
  clock.advance(span(3, 'day'));
  expect((await check(server)).get('email queue')?.status).toBe('failure');
  await queue.deliverDue();
  expect((await check(server)).get('email queue')?.status).toBe('ok');
  const [line] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(line).toMatchObject({ message: 'an email was given up', kind: 'deleted', attempts: 1 });
  const metrics = await deps.metrics.read();
  expect(metrics).toContain('settlement_help_emails_total{result="failed"} 1');
  expect(metrics).toContain('settlement_help_emails_total{result="given_up"} 1');
});
