import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Problem } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import { eventually } from '../../support/eventually.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { png } from '../../support/pictures.ts';
import { fileOf, samples } from '../../support/samples.ts';

const remove = ({ request }: TestServer, { password, token }: Pick<Person, 'password' | 'token'>) =>
  request(endpoints.deleteAccount, { body: { current_password: password } }, { token });

/** Each row of each table that belongs to this person, by its table. */
async function rowsOf({ db }: TestServer, { id, email }: Person) {
  const found: Record<string, number> = {};
  for (const { name, columns } of await db.query.introspection.getTables()) {
    for (const [column, value] of [
      ['user_id', id],
      ['normalized_email', email],
      ...(name === 'users' ? [['id', id] as const] : []),
    ] as const) {
      if (!columns.some((one) => one.name === column)) continue;
      const table = name as 'sessions';
      const rows = await db.query
        .selectFrom(table)
        .selectAll()
        .where(column as 'user_id', '=', value)
        .execute();
      if (rows.length > 0) found[name] = rows.length;
    }
  }
  return found;
}

/** Gives a person one of everything that an account can have. */
async function settle({ request, requestOk }: TestServer, person: Person) {
  const { token } = person;
  const key = { token, headers: { 'Idempotency-Key': 'one-and-only' } };
  await request(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, key);
  const form = { file: fileOf(await png(), 'me.png') };
  const photo = await requestOk(endpoints.uploadProfilePhoto, { form }, { token });
  await request(endpoints.updateMe, { body: photo }, { token });
  // One that no profile shows.
  await request(endpoints.uploadProfilePhoto, { form }, { token });
  await request(endpoints.requestPasswordReset, { body: { email: person.email } });
  await request(endpoints.setSituation, { body: { purpose: 'protection' } }, { token });
  await request(endpoints.createCalendarFeed, {}, { token });
  await request(endpoints.setReminders, { body: { by_email: true } }, { token });
}

const emailTo = ({ outboxDir }: TestServer, { email }: Person, subject: string) =>
  eventually(async () => {
    for (const name of await readdir(outboxDir)) {
      const text = await readFile(join(outboxDir, name), 'utf8');
      if (text.includes(`To: ${email}`) && text.includes(`Subject: ${subject}`)) return text;
    }
    throw new Error('There is no such email yet');
  });

test('deleting an account deletes its rows, files and sessions, and confirms it by email', async () => {
  const server = await createTestServer();
  const [person, other] = [await server.createPerson('France'), await server.createPerson('France')];
  await settle(server, person);
  await server.request(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'b.pdf') } }, other);
  const second = await person.login();
  await emailTo(server, person, 'Reset your Settlement Help password');
  expect(Object.keys(await rowsOf(server, person)).sort()).toEqual([
    ...[
      'calendar_feeds',
      'documents',
      'email_tokens',
      'idempotency_keys',
      'known_browsers',
      'person_words',
      'photos',
      'reminders',
    ],
    ...['sessions', 'situations', 'steps', 'users'],
  ]);
  expect(await server.files()).toHaveLength(4);

  expect((await remove(server, person)).status).toBe(204);
  const sent = await emailTo(server, person, 'Your Settlement Help account was deleted');
  expect(sent).toContain('cannot be undone');
  await eventually(async () => expect(await rowsOf(server, person)).toEqual({}));
  await eventually(async () => expect(await server.files()).toHaveLength(1));
  for (const token of [person.token, second]) {
    expect((await server.request(endpoints.getMe, {}, { token })).status).toBe(401);
  }
  expect(await server.requestOk(endpoints.listDocuments, {}, other)).toHaveLength(1);
  const { email, password } = person;
  expect((await server.request(endpoints.login, { body: { email, password } })).status).toBe(401);
});

test('the answers of a deleted account stay without their author, its questions only keep the answers of others', async () => {
  const server = await createTestServer();
  const [leaving, staying] = [await server.createPerson(), await server.createPerson()];
  const [mine, theirs] = [forumOf(server, leaving), forumOf(server, staying)];
  const asked = await mine.ask('Where do I register?');
  const accepted = await theirs.answer(asked, 'At the town hall.');
  await mine.accept(accepted.id);
  const unanswered = await mine.ask('Does anyone know?');
  await mine.answer(unanswered, 'Nobody, it seems.');
  await theirs.voteQuestion(asked.id, 'false');
  const other = await theirs.ask('Where do I park?');
  const answer = await mine.answer(other, 'Nowhere.');
  await theirs.accept(answer.id);
  await theirs.voteAnswer(answer.id);
  await mine.voteQuestion(other.id);
  await mine.voteAnswer(accepted.id, 'false');
  await mine.open(other, 'true');

  expect((await remove(server, leaving)).status).toBe(204);

  const member = { full_name: 'Member', profile_photo: null };
  expect(await theirs.open(asked)).toMatchObject({
    title: '',
    is_deleted: true,
    user: member,
    is_resolved: true,
    answer_count: 1,
    upvotes: 0,
    downvotes: 1,
    my_vote: 'down',
    answers: [{ id: accepted.id, is_accepted: true, upvotes: 0, downvotes: 0 }],
  });
  expect(await theirs.open(other)).toMatchObject({
    is_resolved: true,
    answer_count: 1,
    upvotes: 0,
    downvotes: 0,
    view_count: 1,
    answers: [{ id: answer.id, content: 'Nowhere.', user: member, is_accepted: true, upvotes: 1 }],
  });
  expect(await theirs.list()).toMatchObject([{ id: other.id }]);
  const gone = { params: { id: unanswered.id } };
  expect((await server.request(endpoints.getQuestion, gone, staying)).status).toBe(404);
  const { user: one } = await theirs.open(asked);
  const [{ user: another } = { user: null }] = (await theirs.open(other)).answers;
  // One author for all who left: the posts of a person cannot be put together again.
  expect(one).toEqual(another);
  expect(one.id).not.toBe(leaving.id);
});

test('a wrong password deletes nothing, and counts with the attempts of verify-password', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const wrong = { ...person, password: 'not this one' };
  expect(await remove(server, wrong)).toMatchObject({
    status: 400,
    body: { detail: 'Incorrect password', code: 'incorrect_password' },
  });
  for (let index = 0; index < 9; index += 1) {
    const body = { current_password: 'not this one' };
    await server.request(endpoints.verifyPassword, { body }, person);
  }
  const { body, status } = await remove(server, person);
  expect(status).toBe(429);
  expect((body as Problem).detail).toMatch(/^Too many failed attempts/);
  expect((await server.request(endpoints.getMe, {}, person)).status).toBe(200);
  server.clock.advance(span(15, 'minute'));
  expect((await remove(server, person)).status).toBe(204);
});

test('the e-mail of a deleted account can register again, and finds nothing of the old account', async () => {
  const server = await createTestServer();
  const body = { email: 'again@example.org', password: 'correct horse battery', full_name: 'Again' };
  const register = () =>
    server.request(endpoints.register, { body }, { headers: { 'Idempotency-Key': 'registered-once' } });
  const first = await register();
  const login = async () => (await server.requestOk(endpoints.login, { body })).access_token;
  const token = await login();
  expect((await remove(server, { ...body, token })).status).toBe(204);
  const second = await register();
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).not.toEqual(first.body);
  expect(await server.requestOk(endpoints.listDocuments, {}, { token: await login() })).toEqual([]);
});

test('requests in flight while their account is deleted end with 401 and store nothing', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const { request } = server;
  const upload = () =>
    request(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, person);
  const ask = () => request(endpoints.createQuestion, { body: { title: 'Where?' } }, person);
  const responses = await Promise.all([
    ...Array.from({ length: 5 }, upload),
    ...Array.from({ length: 5 }, ask),
    remove(server, person),
    remove(server, person),
    ...Array.from({ length: 5 }, upload),
    ...Array.from({ length: 5 }, ask),
    ...Array.from({ length: 5 }, () => request(endpoints.getMe, {}, person)),
  ]);
  const statuses = new Set(responses.map(({ status }) => status));
  expect([200, 201, 204, 401]).toEqual(expect.arrayContaining([...statuses]));
  expect(statuses).toContain(204);
  // The email about it is on its way.
  await eventually(async () => expect(await rowsOf(server, person)).toEqual({}));
  await runCleanup(server.deps, new Date(Date.now() + span(1, 'day')));
  expect(await server.files()).toEqual([]);
});

test('others can read, answer and vote while accounts are deleted', async () => {
  const server = await createTestServer();
  const reader = await server.createPerson();
  const asked = await forumOf(server, reader).ask();
  const leaving = await Promise.all(Array.from({ length: 6 }, () => server.createPerson()));
  for (const person of leaving) await forumOf(server, person).voteQuestion(asked.id);
  const responses = await Promise.all(
    leaving.flatMap((person) => {
      const view = { params: { id: asked.id }, query: { count_view: 'true' as const } };
      return [
        server.request(endpoints.getQuestion, view, person),
        forumOf(server, person).tryAnswer(asked.id, 'At the town hall.'),
        remove(server, person),
        forumOf(server, person).tryVoteQuestion(asked.id, 'false'),
        server.request(endpoints.getQuestion, view, reader),
      ];
    }),
  );
  const statuses = new Set(responses.map(({ status }) => status));
  expect([200, 201, 204, 401]).toEqual(expect.arrayContaining([...statuses]));
  const { upvotes, downvotes, answers, answer_count } = await forumOf(server, reader).open(asked);
  expect({ upvotes, downvotes, answer_count }).toEqual({
    upvotes: 0,
    downvotes: 0,
    answer_count: answers.length,
  });
});

test('a log-in or new password during the deletion of its account is refused like a wrong one', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { email, password } = person;
  const logIn = () => server.request(endpoints.login, { body: { email, password } });
  const change = () => {
    const body = { email, current_password: password, new_password: 'another sentence that is long' };
    return server.request(endpoints.changePasswordByEmail, { body });
  };
  const responses = await Promise.all([
    remove(server, person),
    logIn(),
    change(),
    logIn(),
    change(),
    logIn(),
  ]);
  const statuses = new Set(responses.map(({ status }) => status));
  expect([200, 204, 400, 401]).toEqual(expect.arrayContaining([...statuses]));
});

test('an account is deleted although its files cannot be deleted yet', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  await server.request(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, person);
  const failing = vi.spyOn(server.deps.storage, 'delete').mockRejectedValue(new Error('The disk is away'));
  expect((await remove(server, person)).status).toBe(204);
  await eventually(() => expect(failing).toHaveBeenCalled());
  failing.mockRestore();
  expect(await server.files()).toHaveLength(1);
  await runCleanup(server.deps, new Date(Date.now() + span(1, 'day')));
  expect(await server.files()).toEqual([]);
});

test('nobody can log in or reset a password as the author of deleted accounts', async () => {
  const { request } = await createTestServer();
  for (const email of ['', ' ', 'nobody']) {
    expect((await request(endpoints.login, { body: { email, password: '' } })).status).toBe(422);
    expect((await request(endpoints.requestPasswordReset, { body: { email } })).status).toBe(422);
  }
  expect((await request(endpoints.login, { body: { email: 'nobody', password: 'x' } })).status).toBe(401);
});
