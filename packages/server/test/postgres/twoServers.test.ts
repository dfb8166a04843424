import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plans } from '@settlement-help/content';
import { expect, test, vi } from 'vitest';
import { stagingName } from '#server/core/dataDir.ts';
import { openDatabase } from '#server/db/database.ts';
import { readEmails } from '../support/readEmails.ts';
import { pdfOf } from '../support/samples.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { type Caller, password, startTwoServers, statusOf, times } from '../support/twoServers.ts';

vi.setConfig({ testTimeout: 120_000 });

const countOf = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

/** Checks that the counters of each question match its rows. Returns all rows. */
async function checkRows(engine: Parameters<typeof openDatabase>[0]) {
  const { query, close } = await openDatabase(engine);
  const all = {
    questions: await query.selectFrom('questions').selectAll().execute(),
    answers: await query.selectFrom('answers').selectAll().execute(),
    votes: await query.selectFrom('question_votes').selectAll().execute(),
    views: await query.selectFrom('question_views').selectAll().execute(),
    steps: await query.selectFrom('steps').selectAll().execute(),
  };
  await close();
  for (const question of all.questions) {
    const ofIt = ({ item_id }: { item_id: string }) => item_id === question.id;
    const votes = all.votes.filter(ofIt);
    expect(question).toMatchObject({
      upvotes: votes.filter(({ vote }) => vote === 'up').length,
      downvotes: votes.filter(({ vote }) => vote === 'down').length,
      answer_count: all.answers.filter(({ question_id }) => question_id === question.id).length,
      view_count: all.views.filter(({ question_id }) => question_id === question.id).length,
    });
  }
  return all;
}

test('two servers on one database and one bucket behave like one under load', async () => {
  const { join: register, originOf, backend, visitor } = await startTwoServers();
  const newcomer = { email: 'same@example.org', password, full_name: 'Same' };
  const registrations = await times(12, () => statusOf(visitor().register({ body: newcomer })));
  expect([countOf(registrations, 200), countOf(registrations, 409)]).toEqual([1, 11]);

  const author = await register('author');
  const people = await times(4, (index) => register(`person${index}`));
  const { id } = await author.at().createQuestion({ body: { title: 'Where do I register?' } });
  const answers = await times(6, (index) =>
    (people[index % 4] as Caller).at().createAnswer({ params: { id }, body: { content: `At ${index}` } }),
  );
  const everybody = [author, ...people];
  const documents: string[] = [];

  const [votes, accepts, , posts] = await Promise.all([
    times(40, (index) =>
      statusOf(
        (people[index % 4] as Caller)
          .at(index)
          .voteQuestion({ params: { id }, query: { is_upvote: index % 3 ? 'true' : 'false' } }),
      ),
    ),
    times(12, (index) =>
      statusOf(author.at(index).acceptAnswer({ params: { id: answers[index % 6]?.id ?? '' } })),
    ),
    times(5, async (index) => {
      const caller = everybody[index] as Caller;
      await caller.at().updateMe({ body: { settlement_country: index % 2 ? 'France' : 'Germany' } });
      await times(6, () => caller.at().initializeSteps());
    }),
    times(20, (index) =>
      (everybody[index % 5] as Caller)
        .at()
        .createQuestion({ body: { title: 'Once' } }, { idempotencyKey: 'one-key-only' }),
    ),
    times(5, async (index) => {
      const caller = everybody[index] as Caller;
      const own = await times(4, () => caller.upload(pdfOf(50_000 + index)));
      const twice = await times(2, (server) => caller.upload(pdfOf(70_000), 'upload-once', server));
      expect(new Set(twice.map((document) => document.id)).size).toBe(1);
      documents.push(...own.map((document) => document.id), twice[0]?.id ?? '');
    }),
    times(10, (index) => (people[index % 4] as Caller).at().getQuestion({ params: { id } })),
  ]);

  expect([countOf(votes, 200), countOf(accepts, 200)]).toEqual([40, 12]);
  expect(new Set(posts.map((post) => post.id)).size).toBe(5);
  const rows = await checkRows(backend.engine);
  expect(rows.questions).toHaveLength(6);
  expect(rows.steps).toHaveLength(2 * plans.France.length + 3 * plans.Germany.length);
  for (const server of [0, 1]) {
    const detail = await author.at(server).getQuestion({ params: { id } });
    expect(detail.answers.filter(({ is_accepted }) => is_accepted)).toHaveLength(1);
    const lists = await Promise.all(everybody.map((caller) => caller.at(server).listDocuments()));
    expect(
      lists
        .flat()
        .map((document) => document.id)
        .sort(),
    ).toEqual([...documents].sort());
    // A link made by one server is good at the other.
    for (const { download_url, file_size } of lists.flat()) {
      const response = await fetch(originOf(server + 1) + download_url);
      expect((await response.arrayBuffer()).byteLength).toBe(file_size);
    }
  }
  expect((await backend.files()).sort()).toEqual([...documents].sort());
});

test('sessions, passwords and rate limits changed at one server hold at the other at once', async () => {
  const { join: register, backend, logIn, servers, visitor } = await startTwoServers();
  const person = await register('person');
  const otherSession = await logIn(person.email, 0);
  const status = (caller: Caller, server: number) => statusOf(caller.at(server).getMe());
  expect([await status(person, 0), await status(person, 1)]).toEqual([200, 200]);
  await person.at(0).logout();
  expect(await status(person, 1)).toBe(401);

  const newSession = await logIn(person.email, 1);
  await newSession.at(0).verifyPassword({ body: { current_password: password } });
  await newSession.at(1).changePassword({ body: { new_password: 'another long sentence' } });
  expect([await status(otherSession, 0), await status(newSession, 0)]).toEqual([401, 200]);

  const guess = { email: person.email, password: 'not this one' };
  const guesses = await times(14, (index) => statusOf(visitor(index).login({ body: guess })));
  expect([countOf(guesses, 401), countOf(guesses, 429)]).toEqual([10, 4]);

  await times(2, (index) => visitor(index).requestPasswordReset({ body: { email: person.email } }));
  const { query, close } = await openDatabase(backend.engine);
  const queued = () => query.selectFrom('email_queue').select('id').execute();
  await expect.poll(queued, { timeout: 20_000 }).toEqual([]);
  await close();
  const outboxes = await Promise.all(servers.map(({ dataDir }) => readEmails(join(dataDir, 'outbox'))));
  const emails = outboxes.flat().map(({ subject, text }) => [subject, text.match(/https?:\S+/)?.[0]]);
  // The email about the new password and two reset emails, each sent once.
  expect(emails).toHaveLength(3);
  expect(new Set(emails.map(String)).size).toBe(3);
});

test('an upload that a kill interrupted is cleaned up on its own machine, whichever server runs the job', async () => {
  const { backend, servers } = await startTwoServers();
  for (const { dataDir, kill } of servers) {
    await kill('SIGKILL');
    const staging = join(dataDir, stagingName);
    await writeFile(join(staging, 'cut-short'), 'x');
    await utimes(join(staging, 'cut-short'), 0, 0);
    await spawnServer({ ...backend.environment, DATA_DIR: dataDir }).ready();
    await expect.poll(() => readdir(staging), { timeout: 20_000 }).toEqual([]);
  }
});

test('when one of two servers is killed under load, nothing acknowledged is lost and the other continues', async () => {
  const { join: register, servers, start } = await startTwoServers();
  const people = await times(3, (index) => register(`person${index}`));
  const documents = new Map<string, Caller>();
  const questions: string[] = [];
  let isOver = false;
  const write = async (caller: Caller, server: number) => {
    while (!isOver) {
      const key = crypto.randomUUID();
      const { id } = await caller.upload(pdfOf(20_000), key, server);
      documents.set(id, caller);
      const title = `Question ${questions.length}`;
      questions.push((await caller.at(server).createQuestion({ body: { title } })).id);
    }
  };
  const writers = people.flatMap((caller) =>
    [0, 1].map((server) => write(caller, server).catch(() => server)),
  );
  await expect.poll(() => documents.size, { timeout: 30_000 }).toBeGreaterThan(12);
  await servers[0]?.kill('SIGKILL');
  const before = documents.size;
  await expect.poll(() => documents.size, { timeout: 30_000 }).toBeGreaterThan(before + 10);
  isOver = true;
  // Only requests to the killed server may fail.
  expect((await Promise.all(writers)).filter((ended) => ended === 1)).toEqual([]);

  const third = await start();
  for (const origin of [servers[1]?.origin, third.origin]) {
    const read = async (path: string, { token }: Caller) =>
      (await fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
    for (const caller of people) {
      const list = (await read('/api/v1/documents/', caller)) as { id: string; download_url: string }[];
      const ids = list.map(({ id }) => id);
      const own = [...documents].filter(([, owner]) => owner === caller).map(([id]) => id);
      expect(own.filter((id) => !ids.includes(id))).toEqual([]);
      for (const { download_url } of list) expect((await fetch(origin + download_url)).status).toBe(200);
    }
    const [reader] = people;
    const page = reader && ((await read('/api/v1/forum/questions?limit=100', reader)) as { id: string }[]);
    const known = new Set(page?.map(({ id }) => id));
    expect(questions.slice(-100).filter((id) => !known.has(id))).toEqual([]);
  }
});
