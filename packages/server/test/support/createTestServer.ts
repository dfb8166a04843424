import { join } from 'node:path';
import {
  type Endpoint,
  type EndpointInput,
  endpointPath,
  endpoints,
  type Problem,
  problemCodes,
} from '@settlement-help/contract';
import { expect, onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { createApp } from '#server/app.ts';
import type { AppConfig } from '#server/core/config.ts';
import { outboxName } from '#server/core/dataDir.ts';
import { createLogger } from '#server/core/log.ts';
import { createMetrics } from '#server/core/metrics.ts';
import { hashPassword } from '#server/core/passwordHasher.ts';
import { openDatabase } from '#server/db/database.ts';
import { insertUser } from '#server/features/users/queries.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { keepReserve } from '#server/storage/keepReserve.ts';
import { createTestBackend, openCopy, type TestBackend } from './testBackend.ts';

export { tempDir } from './testBackend.ts';

export const start = new Date('2026-11-20T09:00:00.000Z');

/** A clock that only moves when a test moves it. */
function createTestClock(startsAt: Date) {
  let now = startsAt.getTime();
  return { now: () => new Date(now), advance: (milliseconds: number) => (now += milliseconds) };
}

export interface TestResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

type ResponseBody<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : undefined;

interface RequestOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
}

const hasBody = (status: number) => status !== 204 && status !== 202;

/** Creates a server on a new backend, or on the given one. */
export async function createTestServer(
  settings: Partial<AppConfig> = {},
  given?: TestBackend,
  startsAt = start,
) {
  const backend = given ?? (await createTestBackend());
  const { dataDir, databaseUrl, engine, files, filesDir, stagingDir } = backend;
  const clock = createTestClock(startsAt);
  const db = await (given ? openDatabase(engine) : openCopy(backend));
  onTestFinished(() => db.close());
  const outboxDir = join(dataDir, outboxName);
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', clock, write: (line) => lines.push(line) });
  const disk = { free: 50e9, size: 100e9, reserve: 5e9 };
  const deps = {
    db,
    clock,
    storage: keepReserve(await backend.openStorage(log), { read: async () => disk }),
    disk: { read: async () => disk },
    metrics: createMetrics(),
    mail: createOutbox(outboxDir, 'Settlement Help <no-reply@example.org>'),
    log,
    config: {
      dataDir,
      appDist: join(dataDir, 'dist'),
      publicUrl: 'https://settle.example.org',
      rateLimitFactor: 1,
      storagePerPerson: 500 * 1024 ** 2,
      corsOrigins: [],
      apiOrigin: undefined,
      trustProxy: 1,
      metricsToken: undefined,
      legalDir: undefined,
      securityContact: undefined,
      ...settings,
    },
  };
  const app = createApp(deps);

  /** Sends a request to an endpoint, and parses the body of the response with its schema. */
  const request = async <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    { token, headers = {} }: RequestOptions = {},
  ): Promise<TestResponse> => {
    const { params, query, body, form } = input as Record<string, Record<string, string> | undefined>;
    const data = form && new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data?.append(name, value);
    const response = await app.request(endpointPath(endpoint, { params: params ?? {}, query: query ?? {} }), {
      method: endpoint.method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(data || body ? { body: data ?? JSON.stringify(body) } : {}),
    });
    const json: unknown = hasBody(response.status)
      ? await response
          .clone()
          .json()
          .catch(() => undefined)
      : undefined;
    if (!response.ok) expect(problemCodes).toContain((json as Problem | undefined)?.code);
    const content = endpoint.mediaType && response.ok ? await response.clone().text() : json;
    const parsed = response.ok && endpoint.response ? endpoint.response.parse(content) : content;
    return { status: response.status, headers: response.headers, body: parsed };
  };

  /** Sends a request that must succeed, and returns the body of the response. */
  const requestOk = async <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: RequestOptions,
  ) => {
    const { status, body } = await request(endpoint, input, options);
    expect([status, body]).toEqual([endpoint.status, body]);
    return body as ResponseBody<E>;
  };

  let people = 0;
  /** Creates a person with a verified address and logs them in. */
  const createPerson = async (country?: 'France' | 'Germany') => {
    people += 1;
    const email = `person${people}@example.org`;
    const password = 'correct horse battery';
    const passwordHash = await hashPassword(password);
    const details = { email, full_name: `Person ${people}`, language: null, passwordHash };
    const { id } = await insertUser(db.query, clock, details);
    await db.query.updateTable('users').set({ email_verified: 1 }).where('id', '=', id).execute();
    const login = async () => (await requestOk(endpoints.login, { body: { email, password } })).access_token;
    const token = await login();
    if (country) {
      const body = { settlement_country: country, country_selected: true };
      await request(endpoints.updateMe, { body }, { token });
      await request(endpoints.initializeSteps, {}, { token });
    }
    return { email, password, token, login, id };
  };

  return {
    app,
    request,
    requestOk,
    createPerson,
    files,
    clock,
    db,
    deps,
    disk,
    dataDir,
    databaseUrl,
    filesDir,
    stagingDir,
    outboxDir,
    lines,
  };
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;
export type Person = Awaited<ReturnType<TestServer['createPerson']>>;
