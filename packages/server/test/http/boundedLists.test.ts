import { type Endpoint, type EndpointName, endpoints, limits } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#server/core/id.ts';
import { createTestServer, type Person, start, type TestServer } from '../support/createTestServer.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The most items in a response of each endpoint that responds with a list. */
const bounds: Partial<Record<EndpointName, number | string>> = {
  listQuestions: limits.pageSizeMax,
  listAnswers: limits.pageSizeMax,
  listCases: limits.pageSizeMax,
  listDecisions: limits.pageSizeMax,
  listDecisionsAboutPerson: limits.pageSizeMax,
  listCaseTexts: limits.pageSizeMax,
  getQuestionHistory: limits.pageSizeMax,
  getAnswerHistory: limits.pageSizeMax,
  listUnseenAnswers: 100,
  listNotices: 100,
  listSessions: 100,
  listBlocked: 1000,
  listSteps: 'the steps of a country',
  initializeSteps: 'the steps of a country',
  listLeftOutSteps: 'the steps of a country',
  resetSteps: 'the steps of a country',
  getTransparency: 'the sections, grounds and outcomes of each year',
  listDocuments: 'the storage and the uploads of an hour',
  listBin: 'the storage and the uploads of an hour',
};

const created_at = start.toISOString();

const many = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_value, index) => row(index));

async function createPeople({ db }: TestServer, count: number) {
  const people = many(count, (index) => ({
    id: newId(),
    email: `many${index}@example.org`,
    normalized_email: `many${index}@example.org`,
    password_hash: '',
    full_name: 'Many',
    country_selected: 0 as const,
    created_at,
    updated_at: created_at,
  }));
  for (let done = 0; done < count; done += 500) {
    await db.query
      .insertInto('users')
      .values(people.slice(done, done + 500))
      .execute();
  }
  return people.map(({ id }) => id);
}

/** Adds more rows than a response may contain. */
const crowds = {
  listSessions: async ({ db }: TestServer, { id: user_id }: Person) => {
    const rows = many(150, () => ({
      id: newId(),
      user_id,
      token_hash: newId(),
      created_at,
      last_used_at: created_at,
    }));
    await db.query.insertInto('sessions').values(rows).execute();
  },
  listBlocked: async (server: TestServer, { id: user_id }: Person) => {
    const ids = await createPeople(server, 1100);
    for (let done = 0; done < ids.length; done += 500) {
      const rows = ids.slice(done, done + 500).map((blocked_id) => ({ user_id, blocked_id, created_at }));
      await server.db.query.insertInto('blocks').values(rows).execute();
    }
  },
  listUnseenAnswers: async (server: TestServer, { id: user_id }: Person) => {
    const { db } = server;
    const questions = many(150, () => ({
      id: newId(),
      user_id,
      category: 'general' as const,
      created_at,
      active_at: created_at,
      title: 'Why?',
      content: null,
    }));
    await db.query.insertInto('questions').values(questions).execute();
    const follows = questions.map(({ id: question_id }) => ({
      user_id,
      question_id,
      last_seen_answer_id: '',
      created_at,
    }));
    await db.query.insertInto('question_follows').values(follows).execute();
    const [helper = ''] = await createPeople(server, 1);
    const answers = questions.map(({ id: question_id }) => ({
      id: newId(),
      question_id,
      user_id: helper,
      content: 'So.',
      created_at,
    }));
    await db.query.insertInto('answers').values(answers).execute();
  },
  listNotices: async ({ db }: TestServer, { id: user_id }: Person) => {
    const rows = many(150, () => ({ id: newId(), action: 'hide' as const, user_id, created_at }));
    await db.query.insertInto('decisions').values(rows).execute();
  },
} satisfies Partial<Record<EndpointName, unknown>>;

const isList = ({ response }: Endpoint) => response instanceof z.ZodMiniArray;

test('every endpoint that responds with a list has a bound', () => {
  const lists = Object.entries(endpoints).filter(([, endpoint]) => isList(endpoint));
  expect(lists.map(([name]) => name).sort()).toEqual(Object.keys(bounds).sort());
});

test.each(Object.keys(crowds) as (keyof typeof crowds)[])(
  '%s responds with at most its bound',
  async (name) => {
    const server = await createTestServer();
    const person = await server.createPerson();
    await crowds[name](server, person);
    const list = (await server.requestOk(endpoints[name], {}, { token: person.token })) as unknown[];
    expect(list).toHaveLength(bounds[name] as number);
  },
);
