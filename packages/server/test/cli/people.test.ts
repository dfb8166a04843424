import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Decision, endpoints } from '@settlement-help/contract';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { systemClock } from '#server/core/clock.ts';
import { openDatabase } from '#server/db/database.ts';
import { insertUser } from '#server/features/users/queries.ts';
import { createCaller } from '../support/caller.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, isUserFile, tempDir } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

const email = 'Person@example.org';
const now = new Date().toISOString();

test('the operator looks up, exports, suspends and deletes an account, and the log of decisions has each', async () => {
  const backend = await createTestBackend({ isEmpty: true });
  const { environment } = backend;
  const origin = await spawnServer(environment).ready();
  const person = await createCaller(origin, email);
  const moderator = await createCaller(origin, 'moderator@example.org');
  const { query, close } = await openDatabase(backend.engine, { shouldMigrate: false });
  await query.updateTable('users').set({ email_verified: 1, second_factor_at: now }).execute();
  await close();
  await run('moderator.ts', ['add', 'moderator@example.org'], environment);
  await person.ask('Where do I register?');
  await person.upload();
  const people = async (...words: string[]) => {
    const { code, output, errors } = await run('people.ts', words, environment);
    return [code, output + errors] as const;
  };

  const [, found] = await people('find', 'PERSON@example.org');
  for (const line of [`email: ${email}`, 'suspended: no', 'documents: 1', 'questions: 1', 'sessions: 1']) {
    expect(found.split('\n')).toContain(line);
  }

  expect(await people('remove-second-factor', email)).toEqual([
    0,
    `Removed the second factor of ${email}.\n`,
  ]);
  expect(await people('remove-second-factor', email)).toEqual([0, `${email} has no second factor.\n`]);
  expect(await (await person.get(endpoints.getMe.path)).json()).toMatchObject({ has_second_factor: false });

  const path = join(await tempDir(), 'person.zip');
  expect(await people('export', email, path)).toEqual([0, `Exported the data of ${email} to ${path}.\n`]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Object.keys(unzipSync(await readFile(path)))).toEqual(
    expect.arrayContaining(['documents.json', 'questions.json']),
  );
  expect(await people('export', email, path)).toEqual([1, `${path} exists already.\n`]);

  const grounds = ['--reason', 'spam', '--rule', 'No advertising', '--facts', 'Ten posts with links'];
  expect(await people('suspend', email, ...grounds, '--until', '2020-01-01')).toEqual([
    1,
    'until: Must be in the future\n',
  ]);
  for (const wrong of ['1.2.2099', '2099-02-30', '2099-12-31T10:00:00Z', 'tomorrow']) {
    expect((await people('suspend', email, ...grounds, '--until', wrong))[1]).toMatch(/^Usage: pnpm people/);
  }
  expect(await people('suspend', email, ...grounds, '--remove-days', '7', '--until', '2099-12-31')).toEqual([
    0,
    `Suspended ${email} and removed 1 post.\n`,
  ]);
  // One minute before midnight in Paris and Berlin.
  expect((await people('find', email))[1]).toContain('suspended: until 2099-12-31T22:59:00.000Z\n');
  expect((await person.ask('Another one')).status).toBe(403);
  expect((await people('suspend', email, ...grounds))[0]).toBe(1);

  expect(await people('delete', email)).toEqual([0, `Deleted the account of ${email} and 1 file.\n`]);
  expect((await person.get(endpoints.getMe.path)).status).toBe(401);
  expect((await backend.files()).filter(isUserFile)).toEqual([]);
  expect(await people('find', email)).toEqual([1, `Nobody has an account with ${email}.\n`]);
  for (const wrong of [['suspend', email], ['delete'], ['export', email], ['forget', email]]) {
    expect((await people(...wrong))[1]).toMatch(/^Usage: pnpm people find EMAIL/);
  }

  // The log leaves out what concerns its reader.
  const decisions = (await (await moderator.get(endpoints.listDecisions.path)).json()) as Decision[];
  expect(decisions.map(({ moderator, action }) => `${moderator} ${action}`)).toEqual([
    'Operator delete_account',
    'Operator view_account',
    'Operator remove',
    'Operator suspend',
    'Operator export_account',
    'Operator remove_second_factor',
    'Operator view_account',
  ]);
});

test('an export that fails leaves no file', async () => {
  const { engine, environment } = await createTestBackend({ isEmpty: true });
  const { query, close } = await openDatabase(engine);
  await insertUser(query, systemClock, { email, full_name: 'Person', language: null, passwordHash: '' });
  await query.schema.dropTable('document_archives').execute();
  await close();
  const path = join(await tempDir(), 'person.zip');
  const { code, errors } = await run('people.ts', ['export', email, path], environment);
  expect([code, errors]).toEqual([1, expect.stringContaining('no such table: document_archives')]);
  expect(existsSync(path)).toBe(false);
});
