import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { newId } from '#server/core/id.ts';
import { createTestServer, type Person, start, type TestServer } from '../support/createTestServer.ts';
import { isScoreboard } from '../support/scale.ts';

vi.setConfig({ testTimeout: 120_000 });

const rowsAtOnce = 500;
const lists = [endpoints.listQuestions, endpoints.listDocuments];

/** So many more questions and documents of a person. */
async function addRows({ db }: TestServer, { id: user_id }: Person, count: number) {
  const created_at = start.toISOString();
  for (let done = 0; done < count; done += rowsAtOnce) {
    const indexes = Array.from(
      { length: Math.min(rowsAtOnce, count - done) },
      (_value, index) => done + index,
    );
    const questions = indexes.map((index) => ({
      id: newId(),
      user_id,
      category: 'general' as const,
      created_at,
      active_at: created_at,
      title: `Question ${index}`,
      content: null,
    }));
    await db.query.insertInto('questions').values(questions).execute();
    const documents = indexes.map(newId).map((id) => ({
      id,
      file_id: id,
      user_id,
      step_id: null,
      name: 'a.pdf',
      content_type: 'application/pdf',
      size: 1,
      sha256: 'x',
      created_at,
    }));
    await db.query.insertInto('documents').values(documents).execute();
  }
}

/** Durations of repeated list requests, shortest first. */
async function timesOf({ app }: TestServer, { token }: Person, path: string, calls: number, clock: Clock) {
  const times: number[] = [];
  for (let index = -1; index < calls; index += 1) {
    const time = clock();
    const response = await app.request(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    await response.text();
    const taken = time();
    // The first one warms up.
    if (index >= 0) times.push(taken);
  }
  return times.sort((one, other) => one - other);
}

/** Starts to measure, and gives the milliseconds since then. */
type Clock = () => () => number;

const processorClock: Clock = () => {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
};

/** By the clock on the wall, less the share that other processes take of the machine: how long plain work waits. */
const wallClock: Clock = () => {
  const begin = performance.now();
  return () => {
    const taken = performance.now() - begin;
    return taken / stretch();
  };
};

function stretch() {
  const [begin, work] = [performance.now(), process.threadCpuUsage()];
  while (performance.now() - begin < 50);
  const { user, system } = process.threadCpuUsage(work);
  return (performance.now() - begin) / ((user + system) / 1000);
}

const part = (times: readonly number[], share: number) =>
  times[Math.floor(times.length * share)] ?? Number.NaN;

// It measures time, which only the scoreboard does.
test.runIf(isScoreboard)(
  '10,000 questions and 10,000 documents are listed within 200 ms in 95 of 100 requests',
  async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    await addRows(server, person, 10_000);
    for (const { path } of lists) {
      const rounds: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        rounds.push(part(await timesOf(server, person, path, 40, wallClock), 0.95));
      }
      const [, median] = rounds.sort((one, other) => one - other);
      expect(median).toBeLessThan(200);
    }
  },
);

test('a page of questions takes no longer with twenty times the rows, and a list of documents grows no faster than they', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const medians = async () => {
    const found: number[] = [];
    for (const { path } of lists) {
      found.push(part(await timesOf(server, person, path, 15, processorClock), 0.5));
    }
    return found;
  };
  await addRows(server, person, 100);
  const [fewQuestions = 0, fewDocuments = 0] = await medians();
  await addRows(server, person, 1900);
  const [manyQuestions = 0, manyDocuments = 0] = await medians();
  // With room for noise: what reads or sorts a whole table takes far more.
  expect(manyQuestions / fewQuestions).toBeLessThan(5);
  expect(manyDocuments / fewDocuments).toBeLessThan(40);
});
