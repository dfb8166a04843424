import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Endpoint,
  endpoints,
  Problem,
  type Question,
  type StoredDocument,
} from '@settlement-help/contract';
import { startSession } from '#server/features/auth/sessions/sessions.ts';
import { createTestServer, type TestServer } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';
import type { FuzzRequest } from './requests.ts';

// Attempts are counted also where they are refused, which is what they are for.
const counted = ['rate_limit_attempts'];

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

/** The terms of a post in SQLite, which change with its row in `search_posts`. */
const ofSearchWords = /^search_words/;

const origin = 'http://127.0.0.1';

export { counted, ofSearchWords, tables };

async function snapshot({ db, files }: TestServer) {
  const rows = await Promise.all(tables.map((table) => db.query.selectFrom(table).selectAll().execute()));
  return JSON.stringify([rows, (await files()).sort()]);
}

/** Emails go out after the response. */
async function emailsAreSent({ db }: TestServer) {
  while (await db.query.selectFrom('email_queue').select('id').executeTakeFirst())
    await new Promise((resolve) => setImmediate(resolve));
}

/** Two people with something of everything, of whom the first one calls. */
async function populate({ request, createPerson, db }: TestServer) {
  const people = [await createPerson('France'), await createPerson('Germany')];
  const ids: string[] = [];
  for (const { token } of people) {
    const steps = await request(endpoints.listSteps, {}, { token });
    ids.push(...(steps.body as { id: string }[]).slice(0, 2).map(({ id }) => id));
    const form = { file: fileOf(samples.pdf, 'a.pdf') };
    ids.push(((await request(endpoints.uploadDocument, { form }, { token })).body as StoredDocument).id);
    const asked = await request(endpoints.createQuestion, { body: { title: 'Where?' } }, { token });
    const { id } = asked.body as Question;
    const answer = { params: { id }, body: { content: 'There.' } };
    const answered = await request(endpoints.createAnswer, answer, { token });
    ids.push(id, (answered.body as { id: string }).id);
  }
  const [caller, other] = people;
  await db.query
    .updateTable('users')
    .set({ is_moderator: 1, second_factor_at: new Date(0).toISOString() })
    .where('id', '=', caller?.id ?? '')
    .execute();
  for (const id of ids) {
    const report = { params: { id }, body: { reason: 'spam' as const } };
    await request(endpoints.reportQuestion, report, { token: caller?.token });
  }
  const cases = await db.query.selectFrom('cases').select('id').execute();
  ids.push(...cases.map(({ id }) => id), other?.id ?? '');
  const sessions = await db.query.selectFrom('sessions').select('id').execute();
  ids.push(...sessions.map(({ id }) => id));
  return { ids, userId: people[0]?.id ?? '' };
}

/** The ways in which a response violates the contract. */
async function faultOf(response: Response, request: FuzzRequest, endpoint: Endpoint | undefined) {
  const { status } = response;
  const body = await response.text();
  if (status >= 500) return `a ${status}: ${body}`;
  if (request.method === 'HEAD' || status === 304)
    return body === '' ? undefined : 'a body where none may be';
  if (status >= 400) {
    const isApiPath = /^\/api(\/|$)/.test(new URL(origin + request.path).pathname);
    if (!isApiPath) return undefined;
    const problem = Problem.safeParse(parse(body));
    return problem.success ? undefined : `a ${status} that is no problem: ${body.slice(0, 200)}`;
  }
  if (!endpoint) return undefined;
  if (status !== endpoint.status) return `a ${status} in place of ${endpoint.status}`;
  if (endpoint.response === null)
    return status === 200 || body === '' ? undefined : 'a body where none may be';
  const parsed = endpoint.response.safeParse(endpoint.mediaType ? body : parse(body));
  return parsed.success ? undefined : `an answer that is none of this endpoint: ${body.slice(0, 200)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A server to send requests to, which tells what is wrong with what becomes of them. */
export async function createTarget() {
  const server = await createTestServer({ rateLimitFactor: 1e6 });
  const { db, deps, app } = server;
  await mkdir(deps.config.appDist);
  await writeFile(join(deps.config.appDist, 'index.html'), '<!doctype html>');
  const { ids, userId } = await populate(server);
  await emailsAreSent(server);
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
    const fault = await faultOf(response, request, endpoint);
    if (fault) return fault;
    await emailsAreSent(server);
    const after = await snapshot(server);
    if (response.status >= 400 && after !== before) return `a ${response.status} that changed something`;
    before = after;
    if (response.ok && endpoint?.path.includes('/auth/')) {
      token = await startSession(db.query, deps, userId);
      before = await snapshot(server);
    }
    return undefined;
  };

  return { ids, send };
}
