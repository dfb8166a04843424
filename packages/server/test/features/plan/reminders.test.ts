import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueReminders } from '#server/features/reminders/queueReminders.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import type { Email } from '#server/mail/mail.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { planRequests } from '../../support/planRequests.ts';

/** A server of which one day after the other passes, and the emails that it sends. */
async function createDays(server: TestServer) {
  const sent: Email[] = [];
  const mail = { send: async (email: Email) => void sent.push(email) };
  const deps = { ...server.deps, mail };
  const queue = createEmailQueue(deps, emailComposers);
  const check = async () => {
    await queueReminders(deps, (queries, email) => queue.add(queries, 'reminder', email));
    await queue.deliverDue();
  };
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      server.clock.advance(span(1, 'day'));
      await check();
    }
  };
  return { sent, check, pass, deps, queue };
}

// The clock of the tests begins on 20 November 2026, at 10 in both countries.
async function settle() {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const plan = planRequests(server, person);
  // The session ends while days pass.
  const logIn = async () => ({ token: await person.login() });
  const ask = async (by_email: boolean) =>
    server.request(endpoints.setReminders, { body: { by_email } }, await logIn());
  await plan.tell({
    nationality: 'eu',
    purpose: 'work',
    licence: 'none',
    moved_in_on: '2026-11-22',
    works_from: '2026-11-22',
  });
  const isOn = async () => (await server.request(endpoints.getReminders, {}, await logIn())).body;
  const returnLater = async () => planRequests(server, await logIn());
  return { server, person, ask, isOn, returnLater, ...plan, ...(await createDays(server)) };
}

test('nobody is reminded who did not ask for it', async () => {
  const { isOn, pass, sent } = await settle();
  expect(await isOn()).toEqual({ by_email: false });
  await pass(20);
  expect(sent).toEqual([]);
});

test('one email 14 days before legal dates and one 3 days before, with nothing private in the subject', async () => {
  const { ask, pass, sent, isOn, person, findStep } = await settle();
  const { title } = await findStep('anmeldung');
  expect((await ask(true)).body).toEqual({ by_email: true });
  expect(await isOn()).toEqual({ by_email: true });
  await pass(1);
  expect(sent).toHaveLength(0);
  await pass(1);
  expect(sent).toHaveLength(1);
  await pass(10);
  expect(sent).toHaveLength(1);
  await pass(8);
  expect(sent).toHaveLength(2);
  for (const { to, subject, text, headers } of sent) {
    expect([to, subject]).toEqual([person.email, 'A reminder from Settlement Help']);
    expect(text).toContain(`- 6\u00a0December 2026: ${title} (§ 17 BMG)`);
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/settle\.example\.org\/api\/v1\/reminders\/stop\?/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }
});

test('an email is sent on the first day of a time window, and names both days', async () => {
  const { ask, pass, sent, tell, findStep } = await settle();
  await tell({ nationality: 'eu', licence: 'none', leaves_on: '2026-12-01' });
  const { title } = await findStep('deregistration');
  await ask(true);
  await pass(3);
  expect(sent).toHaveLength(0);
  await pass(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(
    `- from 24\u00a0November 2026 to 15\u00a0December 2026: ${title} (§ 17 BMG)`,
  );
});

test('one email 60 days before the end of a document and one 14 days before, without its name', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const mine = documentsOf(server, person);
  const passport = { kind: 'passport', custom_name: 'Secret name', expires_on: '2027-01-21' } as const;
  await mine.upload(passport);
  await mine.upload({ ...passport, kind: 'lease' });
  const deleted = await mine.upload({ ...passport, kind: 'visa' });
  await server.requestOk(endpoints.deleteDocument, { params: { id: deleted.id } }, person);
  await server.requestOk(endpoints.setReminders, { body: { by_email: true } }, person);
  const { pass, sent } = await createDays(server);
  await pass(1);
  expect(sent).toHaveLength(0);
  await pass(1);
  expect(sent).toHaveLength(1);
  await pass(45);
  expect(sent).toHaveLength(1);
  await pass(20);
  expect(sent).toHaveLength(2);
  for (const { text } of sent) {
    expect(text).toContain('Documents that run out soon:\n\n- Passport: valid until 21\u00a0January 2027\n');
    expect(text).not.toMatch(/Secret|Lease|Visa|dates of your plan/);
  }
});

test('a person who never opened the checklist is reminded of its legal dates', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { choose, tell } = planRequests(server, person);
  const { pass, sent } = await createDays(server);
  await choose('Germany');
  await tell({ nationality: 'eu', licence: 'none', moved_in_on: '2026-11-22' });
  await server.requestOk(endpoints.setReminders, { body: { by_email: true } }, person);
  await pass(2);
  expect(sent.map(({ to }) => to)).toEqual([person.email]);
  expect(sent[0]?.text).toContain('§ 17 BMG');
});

test('steps that are done or do not apply are left out, also between queue and mailbox', async () => {
  const { ask, pass, sent, update, findStep, returnLater, queue, deps, server } = await settle();
  const { title } = await findStep('anmeldung');
  await ask(true);
  await update('krankenkasse', { status: 'not_applicable' });
  await pass(2);
  expect(sent.at(-1)?.text).not.toContain('§ 175');
  await pass(10);
  server.clock.advance(span(1, 'day'));
  await queueReminders(deps, (queries, email) => queue.add(queries, 'reminder', email));
  const later = await returnLater();
  await later.update('housing', { status: 'done' });
  await later.update('anmeldung', { status: 'done' });
  await queue.deliverDue();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(title);
  expect(await server.db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]);
});

test('nobody is reminded twice a day, however often and in how many processes the job begins', async () => {
  const { ask, check, pass, sent } = await settle();
  await ask(true);
  await pass(2);
  await Promise.all(Array.from({ length: 5 }, check));
  expect(sent).toHaveLength(1);
});

test('a day without a server is made up for, but no date that has passed', async () => {
  const { ask, check, sent, server } = await settle();
  await ask(true);
  server.clock.advance(span(4, 'day'));
  await check();
  expect(sent).toHaveLength(1);
  server.clock.advance(span(30, 'day'));
  await check();
  expect(sent).toHaveLength(1);
});

test.each([
  [15, 0],
  [14, 1],
  [9, 1],
  [0, 1],
  [-1, 0],
])('turning reminders on %i days before a legal date sends %i emails that day', async (days, letters) => {
  const { ask, check, sent, server } = await settle();
  server.clock.advance(span(16 - days, 'day'));
  await ask(true);
  await check();
  await check();
  expect(sent).toHaveLength(letters);
});

test('the letter that was late is followed by the one 3 days before', async () => {
  const { ask, check, pass, sent, server } = await settle();
  server.clock.advance(span(7, 'day'));
  await ask(true);
  await check();
  await pass(5);
  expect(sent).toHaveLength(1);
  await pass(4);
  expect(sent).toHaveLength(2);
});

test('turning reminders off and on again sends missed reminders once', async () => {
  const { ask, check, pass, sent, isOn } = await settle();
  await ask(true);
  await pass(2);
  await ask(false);
  expect(await isOn()).toEqual({ by_email: false });
  await check();
  await ask(true);
  await check();
  await pass(5);
  expect(sent).toHaveLength(1);
  await ask(false);
  await pass(8);
  expect(sent).toHaveLength(1);
  await ask(true);
  await check();
  expect(sent).toHaveLength(2);
});

test('turning reminders on at night sends the reminder in the morning', async () => {
  const { ask, check, sent, server } = await settle();
  server.clock.advance(span(2, 'day') + span(15, 'hour'));
  await ask(true);
  await check();
  expect(sent).toHaveLength(0);
  server.clock.advance(span(7, 'hour'));
  await check();
  expect(sent).toHaveLength(1);
});

test('a person without a destination is reminded after choosing one', async () => {
  const { ask, check, sent, server, person } = await settle();
  server.clock.advance(span(5, 'day'));
  const choose = async (settlement_country: 'Germany' | null) =>
    server.db.query.updateTable('users').set({ settlement_country }).where('id', '=', person.id).execute();
  await ask(true);
  await choose(null);
  await check();
  await choose('Germany');
  await check();
  expect(sent).toHaveLength(1);
});

test('the day of reminders begins at eight in the morning of the country', async () => {
  const { ask, check, sent, server } = await settle();
  await ask(true);
  server.clock.advance(span(2, 'day') - span(3, 'hour') - 1);
  await check();
  expect(sent).toHaveLength(0);
  server.clock.advance(span(1, 'hour') + 1);
  await check();
  expect(sent).toHaveLength(1);
});

test('one press on the link of an email stops them, and opening it alone does not', async () => {
  const { ask, pass, sent, server, isOn } = await settle();
  const { app } = server;
  await ask(true);
  await pass(2);
  const link = sent[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(sent[0]?.text).toContain(link);
  const path = link.replace('https://settle.example.org', '');
  const forged = path.replace(/signature=./, (part) => (part.endsWith('A') ? 'signature=B' : 'signature=A'));
  expect((await app.request(forged, { method: 'POST' })).status).toBe(404);
  const opened = await app.request(path);
  expect([opened.status, await isOn()]).toEqual([200, { by_email: true }]);
  expect(await opened.text()).toContain('<form method="post">');
  const press = () =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
  expect(await isOn()).toEqual({ by_email: false });
  await pass(12);
  expect(sent).toHaveLength(1);
  expect(server.lines.join('')).not.toContain('signature');
});

test('a person who cannot be checked holds up nobody else, and is named by no text in the log', async () => {
  const { ask, pass, sent, server } = await settle();
  const other = await server.createPerson('France');
  await server.request(endpoints.setReminders, { body: { by_email: true } }, other);
  await server.db.query
    .insertInto('situations')
    .values({ user_id: other.id, details: '{"postal_code":"secret code that is too long"}' })
    .execute();
  await ask(true);
  await pass(2);
  await eventually(() => expect(sent).toHaveLength(1));
  expect(server.lines.join('')).toContain('a reminder could not be queued');
  expect(server.lines.join('')).not.toContain('secret code');
});
