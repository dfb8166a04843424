import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints, limits } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { openApiDocument } from '#server/features/apiDocs/openApi.ts';
import { watchHealth } from '#server/features/operations/watchHealth.ts';
import { claimJob } from '#server/jobs/jobs.ts';
import { createTestServer } from '../support/createTestServer.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test('the server is ready while the database responds', async () => {
  const { app, db } = await createTestServer();
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', uploads: 'accepted' }]);
  vi.spyOn(db.query, 'selectFrom').mockImplementation(() => {
    throw new Error('gone');
  });
  const broken = await app.request('/readyz');
  expect([broken.status, await broken.json()]).toEqual([
    503,
    { detail: 'The database cannot be reached', code: 'service_unavailable' },
  ]);
  expect((await app.request('/healthz')).status).toBe(200);
});

test('metrics are served to this machine only, and not through a proxy on it', async () => {
  const { app } = await createTestServer();
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect((await app.request('/metrics', {}, from(address))).status).toBe(200);
  }
  expect((await app.request('/metrics', {}, from('192.0.2.1'))).status).toBe(404);
  const refused = await app.request('/metrics');
  expect([refused.status, await refused.json()]).toEqual([
    404,
    { detail: 'Page not found', code: 'page_not_found' },
  ]);
  const forwarded = { headers: { 'X-Forwarded-For': '127.0.0.1' } };
  expect((await app.request('/metrics', forwarded, from('127.0.0.1'))).status).toBe(404);
});

test('with a token metrics are served to requests that carry it', async () => {
  const { app } = await createTestServer({ metricsToken: 'a-long-secret' });
  const ask = (token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' };
    return app.request('/metrics', { headers }, from('127.0.0.1'));
  };
  expect((await ask('a-long-secret')).status).toBe(200);
  expect((await ask('another-secret')).status).toBe(404);
  expect((await app.request('/metrics', {}, from('127.0.0.1'))).status).toBe(404);
});

test.each(['alerts.yaml', 'dashboard.json'])(
  '%s asks for routes and metrics that there are',
  async (name) => {
    const text = readFileSync(join(import.meta.dirname, '../../../../deploy', name), 'utf8');
    const routes = [...text.matchAll(/route=\\?"([^"\\]+)/g)].map(([, route]) => route);
    const known: string[] = Object.values(endpoints).map(({ path }) => path);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route = '') => !known.includes(route))).toEqual([]);

    const { app, deps } = await createTestServer();
    await app.request('/healthz');
    await claimJob(deps, 'cleanup', 0);
    await watchHealth(deps);
    const metrics = await (await app.request('/metrics', {}, from('127.0.0.1'))).text();
    const asked = text.match(/\bsettlement_help_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const metric of asked) expect(metrics).toMatch(new RegExp(`^${metric}(\\{| )`, 'm'));
  },
);

test('metrics count requests by route, so that no request adds a label', async () => {
  const { app, request, createPerson } = await createTestServer();
  const { token } = await createPerson();
  for (const id of ['one', 'two']) await request(endpoints.getQuestion, { params: { id } }, { token });
  for (const method of ['GET', 'BREW']) await app.request('/api/v1/nothing', { method });
  const response = await app.request('/metrics', {}, from('127.0.0.1'));
  const metrics = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  const count = 'settlement_help_request_duration_seconds_count';
  expect(metrics).toContain(`${count}{method="GET",route="/api/v1/forum/questions/{id}",status="404"} 2`);
  expect(metrics).toContain(`${count}{method="other",route="/api/*",status="404"} 1`);
  expect(metrics).not.toMatch(/"[^"\n]*(\bone\b|BREW)/);
});

interface Operation {
  operationId: string;
  security: unknown[];
  responses: Record<string, unknown>;
}

test('the OpenAPI document has every endpoint of the contract, and every reference in it resolves', async () => {
  const { app } = await createTestServer();
  const response = await app.request('/api/openapi.json');
  expect(response.status).toBe(200);
  const text = await response.text();
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>;
    components: Record<string, Record<string, unknown>>;
  };
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toHaveLength(endpoint.isPublic ? 0 : 1);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([endpoint.status, ...(endpoint.errors ?? []), 'default'].map(String)),
    );
  }
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty(name);
  expect(text).not.toContain('$defs');
  expect(document.components.schemas).toMatchObject({
    NewQuestion: {
      required: ['title'],
      properties: { title: { type: 'string', minLength: 1, maxLength: limits.question.titleMax } },
    },
    DocumentUpload: { properties: { file: { contentMediaType: 'application/octet-stream' } } },
    Question: { properties: { category: { $ref: '#/components/schemas/Category' } } },
  });
});

test('the OpenAPI document lists the errors of bodies, keys, tokens and rate limits', () => {
  const { paths, components } = openApiDocument();
  const responsesOf = ({ path, method }: Endpoint) =>
    (paths[path] as Record<string, Operation>)[method.toLowerCase()]?.responses ?? {};
  const all: Endpoint[] = Object.values(endpoints);
  for (const endpoint of all) {
    const responses = responsesOf(endpoint);
    const statuses = Object.keys(responses);
    if (endpoint.body) expect(statuses).toEqual(expect.arrayContaining(['400', '413']));
    if (endpoint.idempotent) expect(statuses).toContain('400');
    expect(statuses).toEqual(expect.arrayContaining(['429', 'default']));
    if (responses['401']) expect(responses['401']).toEqual({ $ref: '#/components/responses/Unauthorized' });
    expect(responses['429']).toEqual({ $ref: '#/components/responses/TooManyRequests' });
  }
  expect(components.responses).toMatchObject({
    Unauthorized: { headers: { 'WWW-Authenticate': {} } },
    TooManyRequests: { headers: { 'Retry-After': {} } },
  });
  for (const file of [endpoints.downloadDocument, endpoints.getPhoto]) {
    expect(responsesOf(file)['200']).toMatchObject({ content: { '*/*': {} } });
  }
});

test('the OpenAPI document lists the length limits of texts', () => {
  const { schemas } = openApiDocument().components;
  expect(schemas).toMatchObject({
    NewQuestion: { properties: { title: { minLength: 1, maxLength: 200 } } },
    NewAnswer: { properties: { content: { minLength: 1, maxLength: 5000 } } },
    NewUser: { properties: { full_name: { minLength: 1, maxLength: 200 } } },
    UserChanges: { properties: { full_name: { minLength: 1, maxLength: 200 } } },
    DocumentUpload: { properties: { custom_name: { minLength: 0, maxLength: 200 } } },
  });
});

test('the API page loads nothing but its own script, and its policy allows nothing else', async () => {
  const { app } = await createTestServer();
  const response = await app.request('/api/docs');
  const page = await response.text();
  for (const name of Object.keys(endpoints)) expect(page).toContain(`<section id="${name}">`);
  const scripts = [...page.matchAll(/<script[^>]*>/g)].map(String);
  expect(scripts).toEqual(['<script src="/api/docs.js" type="module">']);
  expect(page).not.toMatch(/<link|<img|style="| on\w+="/);
  const style = page.match(/<style>([^<]*)<\/style>/)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-${hash}'; ` +
      "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  const script = await app.request('/api/docs.js');
  expect([script.status, script.headers.get('Content-Type')]).toEqual([
    200,
    'text/javascript; charset=UTF-8',
  ]);
});
