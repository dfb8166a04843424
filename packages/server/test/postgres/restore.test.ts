import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, endpointPath, endpoints, type StoredDocument } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { ownerSecret } from '#server/db/secrets.ts';
import type { Tables } from '#server/db/tables.ts';
import { createCaller, startServer } from '../support/caller.ts';
import { pdfOf } from '../support/samples.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, type TestBackend, tempDir } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

// Those that only a log-in of the moment needs, which a backup leaves out, and a job's own notes of its turns.
const tables = [
  ...['users', 'email_queue', 'steps', 'documents', 'photos', 'questions', 'answers', 'question_votes'],
  ...['answer_votes', 'question_views', 'secrets', 'situations', 'reminders'],
  ...['answer_emails', 'answers_to_announce', 'former_emails', 'known_browsers'],
  ...['fact_reports', 'blocks', 'cases', 'reports', 'decisions', 'objections'],
] as (keyof Tables)[];

async function readRows({ engine }: Pick<TestBackend, 'engine'>) {
  const { query, close } = await openDatabase(engine, { shouldMigrate: false });
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) {
    const stored = await query.selectFrom(table).selectAll().execute();
    // A backup has no signing keys.
    const found = stored.filter((row) => table !== 'secrets' || ('name' in row && row.name === ownerSecret));
    // A restored post is put into the search index again.
    rows[table] = found.map((row) => JSON.stringify({ ...row, is_indexed: undefined })).sort();
  }
  await close();
  return rows;
}

async function readFiles({ filesDir }: Pick<TestBackend, 'filesDir'>) {
  const names = (await readdir(filesDir)).filter((name) => !['tmp', '.owner'].includes(name)).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(filesDir, name), 'base64')]));
}

/** A server with a community, two people with papers, and a decision of a moderator. */
async function startInhabited(backend: TestBackend) {
  const seeded = await run('seed.ts', ['--questions', '40'], backend.environment);
  expect(seeded).toMatchObject({ code: 0, errors: '' });
  const server = spawnServer(backend.environment);
  const origin = await server.ready();
  const caller = await createCaller(origin);
  const documents: StoredDocument[] = [];
  for (const size of [200, 70_000, 3_000_000]) {
    const form = new File([pdfOf(size)], `${size} é.pdf`);
    documents.push((await (await caller.upload(undefined, form)).json()) as StoredDocument);
  }
  const options = {
    baseUrl: origin,
    getToken: () => caller.headers.Authorization?.slice('Bearer '.length) ?? '',
  };
  const client = createClient(options);
  // The previous file moves to the bin, under another id.
  const body = new FormData();
  body.append('file', new File([pdfOf(300)], 'new.pdf'));
  const path = endpointPath(endpoints.replaceDocument, { params: { id: documents[0]?.id ?? '' } });
  const replaced = await fetch(origin + path, { method: 'PUT', headers: caller.headers, body });
  expect(replaced.status).toBe(200);
  await client.updateMe({ body: { settlement_country: 'Germany', country_selected: true } });
  await client.initializeSteps({});
  const { items } = await client.listQuestions({ query: {} });
  for (const { id } of items.slice(0, 3)) {
    await client.voteQuestion({ params: { id }, query: { is_upvote: 'true' } });
    await client.reportQuestion({ params: { id }, body: { reason: 'spam' } });
  }
  const { url } = await client.createCalendarFeed({});
  return { server, caller, documents, calendar: new URL(url).pathname };
}

test('PostgreSQL and a bucket are restored with every row and file, also by way of a data folder', async () => {
  const backend = await createTestBackend({ isEmpty: true });
  const { server, documents, calendar } = await startInhabited(backend);
  const target = join(await tempDir(), 'backup');
  expect(await run('backup.ts', [target], backend.environment)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up to .*: the database and \d+ files\.\n$/),
    errors: '',
  });
  await server.kill('SIGTERM');
  const before = { rows: await readRows(backend), files: await readFiles(backend) };
  expect(before.rows.questions?.length).toBeGreaterThan(20);
  expect(before.files.length).toBeGreaterThanOrEqual(documents.length);
  await rm(backend.filesDir, { recursive: true });

  const place = await createTestBackend({ isEmpty: true });
  expect(await run('restore.ts', [target], place.environment)).toMatchObject({ code: 0, errors: '' });
  expect(await readRows(place)).toEqual(before.rows);
  expect(await readFiles(place)).toEqual(before.files);

  const DATA_DIR = await tempDir();
  const back = join(await tempDir(), 'back');
  expect(await run('restore.ts', [target], { DATA_DIR })).toMatchObject({ code: 0, errors: '' });
  expect(await run('backup.ts', [back], { DATA_DIR })).toMatchObject({ code: 0, errors: '' });
  const second = await createTestBackend({ isEmpty: true });
  expect(await run('restore.ts', [back], second.environment)).toMatchObject({ code: 0, errors: '' });
  expect(await readRows(second)).toEqual(before.rows);
  expect(await readFiles(second)).toEqual(before.files);

  const origin = await spawnServer(place.environment).ready();
  expect((await fetch(origin + calendar)).status).toBe(404);
  const found = await (await createCaller(origin)).listDocuments();
  expect(found.map(({ id }) => id).sort()).toEqual(documents.map(({ id }) => id).sort());
  for (const { download_url, file_size } of found) {
    const bytes = await (await fetch(origin + download_url)).arrayBuffer();
    expect(new Uint8Array(bytes)).toEqual(pdfOf(file_size));
  }
});

test('a restore refuses a database with people, and a bucket of another database', async () => {
  const backend = await createTestBackend({ isEmpty: true });
  const { caller, kill } = await startServer(backend.environment);
  expect((await caller.upload()).status).toBe(201);
  const target = join(await tempDir(), 'backup');
  expect((await run('backup.ts', [target], backend.environment)).code).toBe(0);
  await kill('SIGTERM');
  const refusal = async (args: string[], environment: Record<string, string>) =>
    (await run('restore.ts', [target, ...args], environment)).errors;
  expect(await refusal([], backend.environment)).toMatch(/^The database holds data already\. .*\n$/);
  expect(await refusal(['--replace'], backend.environment)).toMatch(
    /^--replace is for a data folder\. .*\n$/,
  );
  const other = await createTestBackend({ isEmpty: true });
  const second = spawnServer(other.environment);
  await second.ready();
  await second.kill('SIGTERM');
  expect(await refusal([], other.environment)).toMatch(
    /^The bucket .* holds the files of another database\.\n$/,
  );
});
