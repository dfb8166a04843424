import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, endpoints, Problem } from '@settlement-help/contract';
import { startSession } from '#server/features/auth/sessions/sessions.ts';
import { createTestServer, type Person, type TestServer } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';
import type { FuzzRequest } from './requests.ts';

/** A refused request may add rows to this table. */
const tablesChangedByRefusals = ['rate_limit_attempts'];

const tables = [
  'users',
  'person_words',
  'sessions',
  'email_queue',
  'email_tokens',
  'former_emails',
  'known_browsers',
  'second_factors',
  'recovery_codes',
  'steps',
  'documents',
  'document_archives',
  'photos',
  'questions',
  'answers',
  'post_history',
  'question_votes',
  'answer_votes',
  'question_views',
  'question_follows',
  'idempotency_keys',
  'secrets',
  'settings',
  'invitations',
  'situations',
  'calendar_feeds',
  'reminders',
  'answer_emails',
  'answers_to_announce',
  'fact_reports',
  'blocks',
  'cases',
  'reports',
  'case_evidence',
  'decisions',
  'objections',
  'suspended_addresses',
  'yearly_counts',
  'removed_names',
  'jobs',
  'search_posts',
  'search_terms',
] as const;

/** The full-text tables of SQLite, which change with search_posts. */
const searchWordsTable = /^search_words/;

const origin = 'http://127.0.0.1';

export { searchWordsTable, tables, tablesChangedByRefusals };

async function snapshot({ db, files }: TestServer) {
  const rows = await Promise.all(tables.map((table) => db.query.selectFrom(table).selectAll().execute()));
  return JSON.stringify([rows, (await files()).sort()]);
}

/** Emails go out after the response. */
async function waitUntilEmailsAreSent({ db }: TestServer) {
  while (await db.query.selectFrom('email_queue').select('id').executeTakeFirst())
    await new Promise((resolve) => setImmediate(resolve));
}

/** Creates two people with documents, questions and answers. The first is a moderator and sends the requests. */
async function populate({ requestOk, createPerson, db }: TestServer) {
  const caller = await createPerson('France');
  const other = await createPerson('Germany');
  const ids: string[] = [];
  const addRows = async ({ token }: Person) => {
    const steps = await requestOk(endpoints.listSteps, {}, { token });
    const form = { file: fileOf(samples.pdf, 'a.pdf') };
    const document = await requestOk(endpoints.uploadDocument, { form }, { token });
    const question = await requestOk(endpoints.createQuestion, { body: { title: 'Where?' } }, { token });
    const input = { params: { id: question.id }, body: { content: 'There.' } };
    const answer = await requestOk(endpoints.createAnswer, input, { token });
    ids.push(...[...steps.slice(0, 2), document, question, answer].map(({ id }) => id));
    return question;
  };
  await addRows(caller);
  const { id } = await addRows(other);
  await requestOk(endpoints.reportQuestion, { params: { id }, body: { reason: 'spam' } }, caller);
  await db.query
    .updateTable('users')
    .set({ is_moderator: 1, second_factor_at: new Date(0).toISOString() })
    .where('id', '=', caller.id)
    .execute();
  const cases = await db.query.selectFrom('cases').select('id').execute();
  const sessions = await db.query.selectFrom('sessions').select('id').execute();
  ids.push(...[...cases, other, ...sessions].map((row) => row.id));
  return { ids, userId: caller.id };
}

/** Describes how a response violates the contract; undefined if it does not. */
function faultOf(status: number, body: string, request: FuzzRequest, endpoint: Endpoint | undefined) {
  if (status >= 500) return `status ${status}: ${body}`;
  if (request.method === 'HEAD' || status === 304)
    return body === '' ? undefined : 'a body for a response without one';
  if (status >= 400) {
    const isApiPath = /^\/api(\/|$)/.test(new URL(origin + request.path).pathname);
    if (!isApiPath) return undefined;
    const problem = Problem.safeParse(parse(body));
    return problem.success ? undefined : `status ${status} without a Problem body: ${body.slice(0, 200)}`;
  }
  if (!endpoint) return undefined;
  if (status !== endpoint.status) return `status ${status} instead of ${endpoint.status}`;
  if (endpoint.response === null)
    return status === 200 || body === '' ? undefined : 'a body for a response without one';
  const parsed = endpoint.response.safeParse(endpoint.mediaType ? body : parse(body));
  return parsed.success ? undefined : `a body that does not match the schema: ${body.slice(0, 200)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts a test server. `send` returns a description of the fault, or undefined. */
export async function createTarget() {
  const server = await createTestServer({ rateLimitFactor: 1e6 });
  const { db, deps, app } = server;
  await mkdir(deps.config.appDist);
  await writeFile(join(deps.config.appDist, 'index.html'), '<!doctype html>');
  const { ids, userId } = await populate(server);
  await waitUntilEmailsAreSent(server);
  let token = await startSession(db.query, deps, userId);
  let before = await snapshot(server);

  const send = async (request: FuzzRequest, endpoint?: Endpoint) => {
    const headers = {
      ...(endpoint && !endpoint.isPublic ? { Authorization: `Bearer ${token}` } : {}),
      ...request.headers,
    };
    const { method, body } = request;
    const response = await app.request(origin + request.path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    await waitUntilEmailsAreSent(server);
    const after = await snapshot(server);
    const isChanged = after !== before;
    before = after;
    if (response.ok && endpoint?.path.includes('/auth/')) {
      token = await startSession(db.query, deps, userId);
      before = await snapshot(server);
    }
    const { status } = response;
    const isWrongChange = status >= 400 && isChanged;
    const fault = faultOf(status, text, request, endpoint);
    return fault ?? (isWrongChange ? `status ${status} that changed something` : undefined);
  };

  return { ids, send };
}
