import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/httpServer.ts';
import { createTestServer, type TestServer } from '../support/createTestServer.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { fileOf, samples } from '../support/samples.ts';

test('a long response is compressed for clients that accept it, and a short one never is', async () => {
  const { app } = await createTestServer();
  const get = (path: string, accepted?: string) =>
    app.request(path, { headers: accepted ? { 'Accept-Encoding': accepted } : {} });
  const plain = await get('/api/openapi.json');
  expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary')]).toEqual([
    null,
    'Accept-Encoding',
  ]);
  const zipped = await get('/api/openapi.json', 'br, gzip');
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text());
  expect((await get('/api/openapi.json', 'gzip;q=0')).headers.get('Content-Encoding')).toBeNull();
  expect((await get('/healthz', 'gzip')).headers.get('Content-Encoding')).toBeNull();
});

test('CORS allows the named origins and tells others nothing', async () => {
  const { app } = await createTestServer({ corsOrigins: ['https://app.example.org'] });
  const preflight = (origin: string) =>
    app.request('/api/v1/users/me', { method: 'OPTIONS', headers: { Origin: origin } });
  const granted = await preflight('https://app.example.org');
  expect([granted.status, Object.fromEntries(granted.headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': 'https://app.example.org',
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key,If-Match,X-Request-Id',
      vary: 'Origin, Access-Control-Request-Headers',
      'x-content-type-options': 'nosniff',
    }),
  ]);
  const refused = await preflight('https://evil.example');
  expect([refused.status, refused.headers.get('Access-Control-Allow-Methods')]).toEqual([405, null]);
  for (const [Origin, allowed] of [
    ['https://app.example.org', 'https://app.example.org'],
    ['https://evil.example', null],
  ] as const) {
    const response = await app.request('/api/v1/users/me', { headers: { Origin } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
  }
});

test.each([
  [['https://app.example.org'], 'cross-origin'],
  [[], 'same-origin'],
])('with the origins %j, %s pages learn whether the server can be reached', async (corsOrigins, policy) => {
  const { app } = await createTestServer({ corsOrigins });
  const { headers } = await app.request('/healthz', { method: 'HEAD' });
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
});

/** One response of each kind, by its name. */
async function responsesOfEachKind({ app, requestOk, createPerson, deps }: TestServer) {
  await mkdir(join(deps.config.appDist, 'assets'), { recursive: true });
  await writeFile(join(deps.config.appDist, 'index.html'), '<!doctype html>');
  await writeFile(join(deps.config.appDist, 'assets/app.js'), '1');
  const { token } = await createPerson('France');
  const form = { file: fileOf(samples.pdf, 'a.pdf') };
  const document = await requestOk(endpoints.uploadDocument, { form }, { token });
  const script = await app.request('/assets/app.js');
  const login = endpoints.login.path;
  const post = (body: string, headers = {}) => app.request(login, { method: 'POST', body, headers });
  return {
    json: await app.request(endpoints.getMe.path, { headers: { Authorization: `Bearer ${token}` } }),
    document: await app.request(document.download_url),
    page: await app.request('/'),
    script,
    'not modified': await app.request('/assets/app.js', {
      headers: { 'If-None-Match': script.headers.get('ETag') ?? '' },
    }),
    'missing file': await app.request('/assets/none.js'),
    headers: await app.request('/', { method: 'HEAD' }),
    'bad JSON': await post('{'),
    'too large': await post('{}', { 'Content-Length': '99999999' }),
    invalid: await post('{}'),
    unauthenticated: await app.request(endpoints.getMe.path),
    'ended link': await app.request(`${document.download_url}x`),
    'unknown address': await app.request('/api/v1/none'),
    'wrong method': await app.request(login, { method: 'DELETE' }),
    'wrong method of a page': await app.request('/', { method: 'POST' }),
    health: await app.request('/healthz'),
    metrics: await app.request('/metrics'),
    documentation: await app.request('/api/docs'),
    'its script': await app.request('/api/docs.js'),
    'OpenAPI document': await app.request('/api/openapi.json'),
  };
}

test('every kind of response has the security headers and does not name its server', async () => {
  const server = await createTestServer();
  const responses = await responsesOfEachKind(server);
  for (const [name, { headers }] of Object.entries(responses)) {
    expect({ name, ...Object.fromEntries(headers) }).toMatchObject({
      name,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    const absent = ['Server', 'X-Powered-By', 'Strict-Transport-Security'];
    expect(absent.map((header) => headers.get(header))).toEqual([null, null, null]);
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|\*|http:/);
  }
  for (const name of ['json', 'bad JSON', 'unknown address'] as const) {
    expect(responses[name].headers.get('Cache-Control')).toBe('no-store');
  }
  const overTls = await server.app.request('/', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(overTls.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
});

test('every response with a body has a content type, and texts a charset', async () => {
  const responses = await responsesOfEachKind(await createTestServer());
  for (const [name, response] of Object.entries(responses)) {
    const type = response.headers.get('Content-Type') ?? '';
    if ((await response.arrayBuffer()).byteLength === 0) continue;
    // JSON is UTF-8 by its own standard, which knows no charset.
    expect([name, type]).toEqual([
      name,
      expect.stringMatching(/^application\/(json|pdf)$|^text\/[\w.; =-]*charset=utf-8/i),
    ]);
  }
});

test('TRACE is refused and echoes nothing', async () => {
  const { app } = await createTestServer();
  const port = await listenOnFreePort(createHttpServer(app.fetch));
  for (const path of ['/', '/api/v1/users/me']) {
    const headers = { Cookie: 'a-secret' };
    const asked = request({ port, host: '127.0.0.1', path, method: 'TRACE', headers }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(405);
    expect(JSON.stringify(response.headers) + (await text(response))).not.toContain('a-secret');
  }
});

test('a request in HTTP/1.0 needs no Host header, and one in HTTP/1.1 does', async () => {
  const { app } = await createTestServer();
  const port = await listenOnFreePort(createHttpServer(app.fetch));
  const statusOf = async (version: string) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.write(`GET /healthz HTTP/${version}\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split(' ')[1];
  };
  expect([await statusOf('1.0'), await statusOf('1.1')]).toEqual(['200', '400']);
});
