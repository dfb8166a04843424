import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { plans } from '@settlement-help/content';
import { createClient, languages, unknownSituation } from '@settlement-help/contract';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { samples } from '../support/samples.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

const password = 'correct horse battery';

/** Data of an earlier version: two people, two documents, two questions. `README.md` explains how it was made. */
const readData = (version: string, engine: 'sqlite' | 'postgres') =>
  readFile(join(import.meta.dirname, 'versions', version, `${engine}.sql`), 'utf8');

/** A backend that holds the data of a version, each document a small PDF. */
async function createBackendOf(version: string) {
  const backend = await createTestBackend({ isEmpty: true });
  const { databaseUrl, dataDir, filesDir } = backend;
  const statements = await readData(version, databaseUrl ? 'postgres' : 'sqlite');
  let ids: string[];
  if (databaseUrl) {
    const client = new Client(databaseUrl);
    await client.connect();
    await client.query(statements);
    ids = (await client.query<{ id: string }>('select id from public.documents')).rows.map(({ id }) => id);
    await client.end();
  } else {
    const database = new DatabaseSync(join(dataDir, databaseName));
    database.exec(statements);
    ids = database
      .prepare('select id from documents')
      .all()
      .map(({ id }) => String(id));
    database.close();
    await mkdir(filesDir, { recursive: true });
  }
  for (const id of ids) await writeFile(join(filesDir, id), samples.pdf);
  return backend;
}

async function logIn(origin: string, email: string) {
  const visitor = createClient({ baseUrl: origin });
  const { access_token } = await visitor.login({ body: { email, password } });
  const options = { baseUrl: origin, getToken: () => access_token };
  return createClient(options);
}

test.each(['0.1.0'])(
  'a server migrates the data of version %s, and existing accounts keep working',
  async (version) => {
    const { environment } = await createBackendOf(version);
    const server = spawnServer(environment);
    const origin = await server.ready();
    const amira = await logIn(origin, 'amira@example.org');
    const jonas = await logIn(origin, 'jonas@example.org');

    expect(await amira.getMe({})).toMatchObject({
      full_name: 'Amira Haddad',
      country: 'Syria',
      settlement_country: 'Germany',
      country_selected: true,
      street_address: 'Hauptstraße 1',
      city: 'Köln',
      postal_code: '50667',
      phone_number: '+49 221 1',
      language: null,
      is_moderator: false,
      suspension: null,
    });

    const steps = await amira.listSteps({});
    expect(steps.map(({ key }) => key)).toEqual(plans.Germany.slice(0, 10).map(({ key }) => key));
    expect(steps.map((step) => step.is_completed)).toEqual(steps.map((_step, index) => index < 3));
    expect(steps.map((step) => step.is_unlocked)).toEqual(steps.map((_step, index) => index < 4));
    expect(steps.map((step) => step.has_document)).toEqual(steps.map((_step, index) => index === 1));
    expect((await jonas.listSteps({})).map(({ is_completed }) => is_completed)).not.toContain(true);

    const documents = await amira.listDocuments({});
    expect(documents.map(({ original_filename }) => original_filename)).toEqual([
      'Anmeldung.pdf',
      'Mietvertrag é.pdf',
    ]);
    for (const { download_url } of documents) {
      const response = await fetch(origin + download_url);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(samples.pdf);
    }
    expect(await jonas.listDocuments({})).toEqual([]);

    const { items: questions } = await jonas.listQuestions({ query: {} });
    expect(questions.map(({ title }) => title)).toEqual([
      'Which bank takes a passport alone?',
      'Where do I register?',
    ]);
    const asked = questions[1];
    expect(asked).toMatchObject({
      upvotes: 1,
      my_vote: 'up',
      answer_count: 2,
      view_count: 1,
      is_resolved: true,
    });
    const params = { id: asked?.id ?? '' };
    const { answers } = await amira.getQuestion({ params, query: { count_view: 'false' } });
    expect(answers).toMatchObject([
      { content: 'At the Bürgeramt.', is_accepted: true, upvotes: 1, my_vote: 'up' },
      { content: 'In Chorweiler there are free appointments.', is_accepted: false },
    ]);

    // Existing accounts can use newer features.
    await amira.updateStep({ params: { id: steps[3]?.id ?? '' }, body: { is_completed: true } });
    await amira.setSituation({ body: { ...unknownSituation, nationality: 'eu', purpose: 'work' } });
    const planned = await amira.listSteps({});
    expect(planned.filter((step) => step.is_completed)).toHaveLength(4);
    await amira.updateMe({ body: { language: languages[1] } });
    expect(
      await amira.reportAnswer({ params: { id: answers[1]?.id ?? '' }, body: { reason: 'spam' } }),
    ).toMatchObject({ number: expect.any(String) });
    await amira.deleteDocument({ params: { id: documents[0]?.id ?? '' } });
    await jonas.deleteAccount({ body: { current_password: password } });
    expect(await amira.getQuestion({ params, query: { count_view: 'false' } })).toMatchObject({
      answers: [{ user: { full_name: 'Member' } }, {}],
    });

    await server.kill('SIGTERM');
    const again = await spawnServer(environment).ready();
    const returned = await logIn(again, 'amira@example.org');
    expect((await returned.listDocuments({})).map(({ id }) => id)).toEqual([documents[1]?.id]);
    expect(await returned.getMe({})).toMatchObject({ language: languages[1] });
  },
);

test('a server refuses data of a newer version, and does not change it', async () => {
  const { environment, engine } = await createBackendOf('0.1.0');
  const later = { name: '9999_later', timestamp: new Date().toISOString() };
  const database = new Kysely<{ kysely_migration: typeof later }>({ dialect: engine.dialect });
  await database.insertInto('kysely_migration').values(later).execute();
  const server = spawnServer(environment);
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe(
    'The database was changed by a newer version. Start that version, or restore a backup from before it.\n',
  );
  const applied = await database.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  await database.destroy();
  expect(applied.map(({ name }) => name).slice(-2)).toEqual(['0008_leaving', later.name]);
});
