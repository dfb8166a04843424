import { plans } from '@settlement-help/content';
import { type Country, endpoints, type LiveSession, type QuestionDetail } from '@settlement-help/contract';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { sha256 } from '#server/core/tokens.ts';
import type { Database } from '#server/db/database.ts';
import { migrations } from '#server/db/migrate.ts';
import { deletedUserId } from '#server/db/users/users.ts';
import { queueAnswerEmails } from '#server/features/answerEmails/queueAnswerEmails.ts';
import { createTestServer, start } from '../support/createTestServer.ts';
import { planRequests } from '../support/planRequests.ts';
import { createTestBackend } from '../support/testBackend.ts';

const now = start.toISOString();
/** An id that sorts by time. */
const answerId = '01980000-0000-7000-8000-000000000000';
const password = 'correct horse battery';

type AnyRow = Record<string, unknown>;

/** A row of each table as a server of that time wrote them: an asker with all that one can have, and a helper. */
const rowsOf = (password_hash: string): Record<string, AnyRow[]> => ({
  users: ['asker', 'helper'].map((id) => ({
    id,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    password_hash,
    full_name: id,
    country_selected: 1,
    settlement_country: 'France',
    created_at: now,
    updated_at: now,
  })),
  sessions: ['asker', 'helper'].map((user_id) => ({
    id: `session of ${user_id}`,
    user_id,
    token_hash: sha256(user_id),
    created_at: now,
    last_used_at: now,
  })),
  attempts: [{ id: 'attempt', key: 'key', created_at: now }],
  letters: [
    { id: 'l', email_key: 'asker@example.org', created_at: now, tries: 3, next_try_at: now, kind: 'reset' },
  ],
  reset_tokens: [{ token_hash: sha256('token'), user_id: 'asker', created_at: now, expires_at: now }],
  steps: [
    { id: 'step', user_id: 'asker', country: 'France', step_number: 1, is_unlocked: 1, completed_at: now },
  ],
  documents: [
    {
      id: 'paper',
      user_id: 'asker',
      step_id: 'step',
      name: 'é.pdf',
      content_type: 'application/pdf',
      size: 1,
      sha256: 'x',
      created_at: now,
    },
  ],
  photos: [{ id: 'photo', user_id: 'asker', size: 1, created_at: now }],
  secrets: [{ name: 'owner', value: 'x' }],
  chores: [{ name: 'keep house', begun_at: now }],
  questions: [
    {
      id: 'question',
      user_id: 'asker',
      category: 'general',
      title: 'Where?',
      created_at: now,
      upvotes: 1,
      answer_count: 1,
      view_count: 1,
      accepted_answer_id: answerId,
    },
  ],
  answers: [
    {
      id: answerId,
      question_id: 'question',
      user_id: 'helper',
      content: 'There',
      created_at: now,
      upvotes: 1,
    },
  ],
  question_votes: [{ user_id: 'helper', item_id: 'question', vote: 'up' }],
  answer_votes: [{ user_id: 'asker', item_id: answerId, vote: 'up' }],
  question_views: [{ user_id: 'helper', question_id: 'question' }],
  idempotency_keys: [{ id: 'key', request: 'x', answer: '{"id":"question"}', created_at: now }],
});

/** A backend whose tables are as they were after a migration, with these rows. */
async function createOldDatabase(lastMigration: string, rows: Record<string, AnyRow[]>) {
  const backend = await createTestBackend({ isEmpty: true });
  const old = new Kysely<Record<string, AnyRow>>({ dialect: backend.engine.migrationDialect });
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(lastMigration);
  expect(error).toBeUndefined();
  for (const [table, values] of Object.entries(rows)) await old.insertInto(table).values(values).execute();
  await old.destroy();
  return backend;
}

/** Tables and columns that migrations 0016 and 0023 renamed. */
const renamedTables: Record<string, string> = {
  letters: 'email_queue',
  chores: 'jobs',
  attempts: 'rate_limit_attempts',
  reset_tokens: 'email_tokens',
};
const renamedColumns: Record<string, string> = {
  email_key: 'normalized_email',
  tries: 'attempts',
  next_try_at: 'next_attempt_at',
  begun_at: 'started_at',
  request: 'request_hash',
  answer: 'response',
  answers: 'details',
  is_on: 'is_enabled',
};

const renamed = (row: AnyRow) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [renamedColumns[column] ?? column, value]));

async function rowsOfTable({ query }: Database, table: string) {
  const rows = await query
    .selectFrom((renamedTables[table] ?? table) as 'users')
    .selectAll()
    .execute();
  return rows.filter(({ id }) => id !== deletedUserId);
}

test('migrating a database without account deletion keeps every row, and its accounts can be deleted', async () => {
  const rows = rowsOf(await hashPassword(password));
  const backend = await createOldDatabase('0007_posts_by_person', rows);
  const { request, db } = await createTestServer({}, backend);
  for (const [table, before] of Object.entries(rows)) {
    const kept = await rowsOfTable(db, table);
    // Migration 0008 deletes idempotency keys, which did not belong to a user yet.
    if (table === 'idempotency_keys') expect(kept).toEqual([]);
    else expect([table, kept]).toEqual([table, before.map((row) => expect.objectContaining(renamed(row)))]);
  }

  const [asker, helper] = [{ token: 'asker' }, { token: 'helper' }];
  const sessions = await request(endpoints.listSessions, {}, asker);
  expect(sessions.body as LiveSession[]).toMatchObject([{ browser: null, system: null, is_current: true }]);
  const logIn = await request(endpoints.login, { body: { email: 'asker@example.org', password } });
  expect(logIn.status).toBe(200);
  const leave = await request(endpoints.deleteAccount, { body: { current_password: password } }, asker);
  expect(leave.status).toBe(204);
  const question = await request(endpoints.getQuestion, { params: { id: 'question' } }, helper);
  const { answers, ...detail } = question.body as QuestionDetail;
  expect(detail).toMatchObject({
    title: '',
    is_deleted: true,
    user: { full_name: 'Member' },
    upvotes: 1,
    my_vote: 'up',
  });
  expect(answers).toMatchObject([{ content: 'There', is_accepted: true, upvotes: 0 }]);
  for (const table of ['documents', 'photos', 'steps', 'email_tokens', 'answer_votes'] as const) {
    expect(await db.query.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

/** The ten steps of a country as a server wrote them before there was a plan, so many of them completed. */
const tenSteps = (country: string, completed: number) =>
  Array.from({ length: 10 }, (_item, index) => ({
    id: `${country} ${index + 1}`,
    user_id: 'asker',
    country,
    step_number: index + 1,
    is_unlocked: index <= completed ? 1 : 0,
    completed_at: index < completed ? now : null,
  }));

test('migrating a database without plans gives each step its key, and keeps what was completed', async () => {
  const rows = rowsOf('');
  const backend = await createOldDatabase('0008_leaving', {
    users: rows.users ?? [],
    sessions: rows.sessions ?? [],
    steps: [...tenSteps('France', 10), ...tenSteps('Germany', 3)],
    documents: (rows.documents ?? []).map((row) => ({ ...row, step_id: 'France 8' })),
  });
  const server = await createTestServer({}, backend);
  const { listSteps, tell, keys, update } = planRequests(server, { token: 'asker' });
  const choose = (settlement_country: Country) =>
    server.request(endpoints.updateMe, { body: { settlement_country } }, { token: 'asker' });

  for (const [country, completed] of [
    ['France', 10],
    ['Germany', 3],
  ] as const) {
    await choose(country);
    const steps = await listSteps();
    expect(steps.map(({ id }) => id)).toEqual(tenSteps(country, 0).map(({ id }) => id));
    expect(steps.map(({ key }) => key)).toEqual(plans[country].slice(0, 10).map(({ key }) => key));
    expect(steps.map((step) => [step.completed_at, step.is_unlocked])).toEqual(
      steps.map((_step, index) => [index < completed ? now : null, index <= completed]),
    );
  }
  await tell({ nationality: 'eu', purpose: 'work' });
  expect(await keys()).toEqual(expect.arrayContaining(['tax-return', 'anmeldung']));
  expect((await update('tax-id', { is_completed: true })).body).toMatchObject({ id: 'Germany 4' });
  await choose('France');
  expect((await listSteps()).find(({ key }) => key === 'caf-housing-aid')).toMatchObject({
    id: 'France 8',
    has_document: true,
    is_completed: true,
  });
});

test('migration 0016 keeps every row of the tables and columns that it renames', async () => {
  const { idempotency_keys, ...others } = rowsOf('');
  const rows = {
    ...others,
    idempotency_keys: idempotency_keys?.map((row) => ({ ...row, user_id: 'asker' })) ?? [],
    situations: [{ user_id: 'asker', answers: '{"nationality":"eu"}' }],
    reminders: [{ user_id: 'asker', checked_on: '2026-11-20', is_on: 0 }],
  };
  const backend = await createOldDatabase('0015_reminders_off', rows);
  const { db } = await createTestServer({}, backend);
  for (const [table, before] of Object.entries(rows)) {
    expect([table, await rowsOfTable(db, table)]).toEqual([
      table,
      before.map((row) => expect.objectContaining(renamed(row))),
    ]);
  }
});

test('migration 0019 lets authors follow their questions from the last answer that they have seen', async () => {
  const { idempotency_keys: _, ...rows } = rowsOf('');
  const seen = { ...rows, questions: rows.questions?.map((row) => ({ ...row, answers_seen_to: '' })) ?? [] };
  const { request } = await createTestServer({}, await createOldDatabase('0015_reminders_off', seen));
  const asker = { token: 'asker' };
  const unseen = async () => (await request(endpoints.listUnseenAnswers, {}, asker)).body;
  expect(await unseen()).toEqual([{ question_id: 'question', title: 'Where?', count: 1 }]);
  const { body } = await request(endpoints.getQuestion, { params: { id: 'question' } }, asker);
  expect(body).toMatchObject({ country: 'France', is_followed: true, last_answer_at: expect.any(String) });
  expect(await unseen()).toEqual([]);
});

test('migration 0020 announces no answer that was there before', async () => {
  const { idempotency_keys: _, ...rows } = rowsOf('');
  const seen = { ...rows, questions: rows.questions?.map((row) => ({ ...row, answers_seen_to: '' })) ?? [] };
  const { db, deps, requestOk } = await createTestServer(
    {},
    await createOldDatabase('0015_reminders_off', seen),
  );
  await db.query.updateTable('users').set({ email_verified: 1 }).execute();
  await requestOk(endpoints.setAnswerEmails, { body: { by_email: true } }, { token: 'asker' });
  await queueAnswerEmails(deps, async () => expect.fail('An email is queued'));
  expect(await rowsOfTable(db, 'answers_to_announce')).toEqual([]);
});

test('migration 0023 counts only addresses as verified that get emails already, or are of moderators', async () => {
  const [asker] = rowsOf('').users ?? [];
  const names = ['none', 'stopped', 'reminded', 'answered', 'moderator'];
  const rows = {
    users: names.map((id) => ({
      ...asker,
      id,
      email: id,
      email_key: undefined,
      normalized_email: id,
      is_moderator: Number(id === 'moderator'),
    })),
    reminders: [
      { user_id: 'reminded', checked_on: '', is_enabled: 1 },
      { user_id: 'stopped', checked_on: '', is_enabled: 0 },
    ],
    answer_emails: [{ user_id: 'answered' }],
    reset_tokens: [{ token_hash: sha256('token'), user_id: 'none', created_at: now, expires_at: now }],
  };
  const { db } = await createTestServer({}, await createOldDatabase('0022_post_history', rows));
  const users = await db.query.selectFrom('users').where('email_verified', '=', 1).select('id').execute();
  expect(users.map(({ id }) => id).sort()).toEqual(['answered', 'moderator', 'reminded']);
  expect(await rowsOfTable(db, 'email_tokens')).toMatchObject([{ purpose: 'reset', email: 'none' }]);
});

test('steps that a server of the version before adds are known by their number', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await server.request(endpoints.updateMe, { body: { settlement_country: 'Germany' } }, person);
  await server.db.query
    .insertInto('steps')
    .values(tenSteps('Germany', 1).map((row) => ({ ...row, user_id: person.id, key: null }) as never))
    .execute();
  const { listSteps, listLeftOut, tell } = planRequests(server, person);
  expect((await listSteps()).map(({ id }) => id)).toEqual(tenSteps('Germany', 0).map(({ id }) => id));
  await tell({ purpose: 'work' });
  const all = [...(await listSteps()), ...(await listLeftOut())];
  expect(all.map(({ key }) => key).sort()).toEqual(plans.Germany.map(({ key }) => key).sort());
});
