import { createHash } from 'node:crypto';
import { type Endpoint, endpoints, limits } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { openApiDocument } from '#server/features/apiDocs/openApi.ts';
import { createTestServer } from '../support/createTestServer.ts';

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
