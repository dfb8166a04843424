import { join } from 'node:path';
import {
  type Endpoint,
  type EndpointInput,
  endpointPath,
  endpoints,
  type User,
} from '@settlement-help/contract';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import type { AppConfig } from '#server/core/config.ts';
import { createLogger } from '#server/core/log.ts';
import { openDatabase } from '#server/db/database.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createPlace, type Place } from './place.ts';

export { tempDir } from './place.ts';

export const start = new Date('2026-11-20T09:00:00.000Z');

/** A clock that stands still until a test moves it. */
function createTestClock() {
  let now = start.getTime();
  return { now: () => new Date(now), advance: (milliseconds: number) => (now += milliseconds) };
}

export interface Reply<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
}

const hasBody = (status: number) => status !== 204 && status !== 202;

/** A whole server on a place of its own, or the one that is given, with a person or two to call it. */
export async function createTestServer(settings: Partial<AppConfig> = {}, given?: Place) {
  const place = given ?? (await createPlace());
  const { dataDir, databaseUrl, engine, files, filesDir, stagingDir } = place;
  const clock = createTestClock();
  const db = await openDatabase(engine);
  onTestFinished(() => db.close());
  const outboxDir = join(dataDir, 'outbox');
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', clock, write: (line) => lines.push(line) });
  const deps = {
    db,
    clock,
    storage: await place.openStorage(log),
    mail: createOutbox(outboxDir, 'Settlement Help <no-reply@example.org>'),
    log,
    config: {
      appDist: join(dataDir, 'dist'),
      publicUrl: 'https://settle.example.org',
      rateLimitFactor: 1,
      corsOrigins: [],
      trustProxy: 1,
      metricsToken: undefined,
      ...settings,
    },
  };
  const app = createApp(deps);

  /** Calls an endpoint; what it answers must fit its schema. */
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    { token, headers = {} }: CallOptions = {},
  ): Promise<Reply> => {
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
    const answer: unknown = hasBody(response.status)
      ? await response
          .clone()
          .json()
          .catch(() => undefined)
      : undefined;
    const parsed = response.ok && endpoint.response ? endpoint.response.parse(answer) : answer;
    return { status: response.status, headers: response.headers, body: parsed };
  };

  let people = 0;
  /** A registered and signed-in person. */
  const createPerson = async (country?: 'France' | 'Germany') => {
    people += 1;
    const email = `person${people}@example.org`;
    const password = 'correct horse battery';
    const registered = await call(endpoints.register, {
      body: { email, password, full_name: `Person ${people}` },
    });
    const login = async () => {
      const { body } = await call(endpoints.login, { body: { email, password } });
      return (body as { access_token: string }).access_token;
    };
    const token = await login();
    if (country) {
      const body = { settlement_country: country, country_selected: true };
      await call(endpoints.updateMe, { body }, { token });
      await call(endpoints.initializeSteps, {}, { token });
    }
    return { email, password, token, login, id: (registered.body as User).id };
  };

  return {
    app,
    call,
    createPerson,
    files,
    clock,
    db,
    deps,
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
