import { type Answer, categories, endpoints, type Question } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { createCommunity } from '#server/features/seed/createCommunity.ts';
import { addPortraits } from '#server/features/seed/portraits.ts';
import { createTestServer, start, type TestServer } from '../support/createTestServer.ts';
import { run } from '../support/serverProcess.ts';
import { createTestBackend, onPostgres } from '../support/testBackend.ts';

const password = 'settling in together';

async function createSeeded(questions: number) {
  const server = await createTestServer();
  await createCommunity(server.db, { questions, until: start, passwordHash: await hashPassword(password) });
  return server;
}

const logIn = async ({ requestOk }: TestServer, email: string) =>
  (await requestOk(endpoints.login, { body: { email, password } })).access_token;

const everything = async ({ db }: TestServer) => {
  const tables = ['users', 'steps', 'questions', 'answers', 'question_votes', 'answer_votes'] as const;
  const rows = await Promise.all(tables.map((table) => db.query.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows, (name, value: unknown) => (name === 'password_hash' ? '' : value));
};

test('seeding creates the same community each time', async () => {
  const [one, other] = [await createSeeded(60), await createSeeded(60)];
  expect(await everything(one)).toBe(await everything(other));
});

test('seeded people can log in to a forum that fits the contract, in nine categories and several scripts', async () => {
  const server = await createSeeded(400);
  const token = await logIn(server, 'amira.haddad@example.org');
  expect(await server.requestOk(endpoints.listSteps, {}, { token })).toHaveLength(10);
  const seen: Question[] = [];
  for (const category of categories) {
    const { body } = await server.request(
      endpoints.listQuestions,
      { query: { category, limit: '100' } },
      { token },
    );
    expect((body as Question[]).length).toBeGreaterThan(20);
    seen.push(...(body as Question[]));
  }
  expect(seen).toHaveLength(400);
  expect(new Set(seen.map(({ title }) => title)).size).toBeGreaterThan(350);
  const text = seen.map(({ title }) => title).join('');
  for (const script of [/\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u, /\p{Script=Latin}/u]) {
    expect(text).toMatch(script);
  }
  expect(text).not.toMatch(/[{}]/);
});

test('seeded counts agree with the rows, and no date is later than the given one', async () => {
  const server = await createSeeded(120);
  const token = await logIn(server, 'mateo.rojas@example.org');
  const page = await server.request(endpoints.listQuestions, { query: { limit: '100' } }, { token });
  const rowsOf = async (table: 'answer_votes' | 'question_votes', { id }: { id: string }) => {
    const rows = await server.db.query.selectFrom(table).select('vote').where('item_id', '=', id).execute();
    return [
      rows.filter(({ vote }) => vote === 'up').length,
      rows.filter(({ vote }) => vote === 'down').length,
    ];
  };
  let last = start.toISOString();
  for (const question of page.body as Question[]) {
    expect(question.created_at <= last).toBe(true);
    last = question.created_at;
    expect(await rowsOf('question_votes', question)).toEqual([question.upvotes, question.downvotes]);
    const input = { params: { id: question.id }, query: { count_view: 'false' as const } };
    const { answers } = await server.requestOk(endpoints.getQuestion, input, { token });
    expect(answers).toHaveLength(question.answer_count);
    expect(answers.some(({ is_accepted }: Answer) => is_accepted)).toBe(question.is_resolved);
    for (const answer of answers) {
      expect(answer.created_at > question.created_at && answer.created_at <= start.toISOString()).toBe(true);
      expect(await rowsOf('answer_votes', answer)).toEqual([answer.upvotes, answer.downvotes]);
    }
  }
});

test('some seeded people have a photo, also in the forum', async () => {
  const server = await createSeeded(60);
  const count = await addPortraits(server.deps);
  expect(await server.files()).toHaveLength(count);
  const token = await logIn(server, 'amira.haddad@example.org');
  const { body } = await server.request(endpoints.listQuestions, { query: { limit: '60' } }, { token });
  const photos = (body as Question[]).flatMap(({ user }) => user.profile_photo ?? []);
  expect(photos.length).toBeGreaterThan(20);
  for (const photo of photos.slice(0, 3)) {
    const picture = await server.app.request(photo);
    expect(picture.headers.get('Content-Type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBe(Number(picture.headers.get('Content-Length')));
  }
});

test('the command seeds an empty database once', { timeout: 30_000 }, async () => {
  const { environment } = await createTestBackend();
  const first = await run('seed.ts', ['--questions', '20'], environment);
  expect(first).toMatchObject({
    code: 0,
    output: expect.stringContaining('Made 32 people and 20 questions in'),
  });
  expect(await run('seed.ts', [], environment)).toMatchObject({
    code: 1,
    errors: onPostgres
      ? 'There are people in the database already. Seed an empty one, named by DATABASE_URL.\n'
      : `There are people in ${environment.DATA_DIR} already. Seed an empty folder, named by DATA_DIR.\n`,
  });
  for (const args of [['--questions', 'many'], ['--until', 'soon'], ['--all']]) {
    expect((await run('seed.ts', args, environment)).errors).toMatch(/^Usage: pnpm seed /);
  }
});
