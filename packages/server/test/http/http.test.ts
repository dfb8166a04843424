import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { ServiceUnavailableError } from '#server/core/errors.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { engineErrors } from '../support/testBackend.ts';

const post = (body: BodyInit): RequestInit => ({ method: 'POST', body });
const login = endpoints.login.path;

test.each([
  ['no body', '', 400, 'The body is not valid JSON'],
  ['a cut body', '{"email": "a', 400, 'The body is not valid JSON'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'The body is not valid JSON'],
  ['JSON 10,000 deep', '['.repeat(10_000), 400, 'The JSON is nested too deeply'],
  ['escaped quotes without end', `"${'\\"'.repeat(30_000)}`, 400, 'The body is not valid JSON'],
  ['more than 64 kB', `"${'x'.repeat(64 * 1024)}"`, 413, 'The request is larger than 64 kB'],
  ['null', 'null', 422, 'Invalid input: expected object, received null'],
  ['a list', '[]', 422, 'Invalid input: expected object, received array'],
  ['an empty object', '{}', 422, 'Email: Required; Password: Required'],
])('a body with %s is refused in JSON', async (_name, body, status, detail) => {
  const { app, lines } = await createTestServer();
  const response = await app.request(login, post(body as BodyInit));
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toMatchObject({ detail });
  expect(lines.join()).not.toContain('failure');
});

test('a missing or empty value is "Required", in the query and in the body', async () => {
  const { app, createPerson } = await createTestServer();
  const { token } = await createPerson();
  const headers = { Authorization: `Bearer ${token}` };
  const vote = await app.request('/api/v1/forum/questions/some-id/vote', { method: 'POST', headers });
  expect([vote.status, await vote.json()]).toMatchObject([422, { detail: 'Is upvote: Required' }]);
  const reset = await app.request(
    endpoints.resetPassword.path,
    post('{"token":"","new_password":"correct horse battery"}'),
  );
  expect([reset.status, await reset.json()]).toMatchObject([422, { detail: 'Token: Required' }]);
});

test('a streamed body of more than 64 kB is not read to its end', async () => {
  const { app } = await createTestServer();
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024));
    },
  });
  const response = await app.request(login, { ...post(body), duplex: 'half' } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('names with NUL or a lone surrogate are refused, and HTML and quotes are stored unchanged', async () => {
  const { request, createPerson } = await createTestServer();
  const { token } = await createPerson();
  for (const full_name of ['a\0b', '\ud800', 'x'.repeat(201), '  ']) {
    expect((await request(endpoints.updateMe, { body: { full_name } }, { token })).status).toBe(422);
  }
  for (const full_name of ['😀'.repeat(200), "O'Brien; DROP TABLE users; --", '<b>Ana</b>']) {
    const { body } = await request(endpoints.updateMe, { body: { full_name } }, { token });
    expect(body).toMatchObject({ full_name });
  }
});

test('an unknown address and a wrong method of the API get JSON', async () => {
  const { app } = await createTestServer();
  const unknown = await app.request('/api/v1/nothing', post('{}'));
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { detail: 'There is nothing at this address', code: 'unknown_address' },
  ]);
  const wrong = await app.request('/api/v1/users/me', { method: 'PUT' });
  expect([wrong.status, await wrong.json()]).toEqual([
    405,
    { detail: 'PUT is not allowed here', code: 'method_not_allowed' },
  ]);
  expect(wrong.headers.get('Allow')).toBe('GET, HEAD, PATCH');
  for (const path of ['/api', '/api/', '/api/v1/%E0%A4%A', '/api/v1/documents/%00/content']) {
    const response = await app.request(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('Content-Type')).toBe('application/json');
  }
});

test.each([
  ['/api/v1/settlement-steps/reset', 'POST'],
  ['/api/v1/settlement-steps/initialize', 'POST'],
  ['/api/v1/settlement-steps/some-id', 'PATCH'],
  ['/api/v1/documents/upload', 'POST'],
  ['/api/v1/documents/some-id', 'PATCH, DELETE'],
  ['/api/v1/forum/questions', 'GET, HEAD, POST'],
])('a wrong method on %s gets 405 and Allow: %s', async (path, allowed) => {
  const { app } = await createTestServer();
  const response = await app.request(path, { method: 'PUT' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
});

test('an unexpected error is logged in full and tells the client nothing', async () => {
  const { app, db, lines } = await createTestServer();
  vi.spyOn(db.query, 'selectFrom').mockImplementation(() => {
    throw new Error('secret detail of the database');
  });
  const response = await app.request(login, post('{"email":"a@example.org","password":"x"}'));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    detail: 'Something went wrong on the server. Please try again later.',
    code: 'server_error',
  });
  expect(lines.join('')).toContain('secret detail of the database');
});

test.each([
  ['a full disk', Object.assign(new Error('no space'), { code: 'ENOSPC' }), 507],
  ['a full database', engineErrors.full, 507],
  ['a busy database', engineErrors.conflict, 503],
  ['a database that is away', new ServiceUnavailableError('PostgreSQL', new Error('refused')), 503],
])('%s has its own status', async (_name, error, status) => {
  const { app, db } = await createTestServer();
  vi.spyOn(db.query, 'selectFrom').mockImplementation(() => {
    throw error;
  });
  expect((await app.request(login, post('{"email":"a@example.org","password":"x"}'))).status).toBe(status);
});

test('a request keeps the id it came with if that is valid', async () => {
  const { app, lines } = await createTestServer();
  const answerTo = (id: string) => app.request('/healthz', { headers: { 'X-Request-Id': id } });
  expect((await answerTo('trace-12345')).headers.get('X-Request-Id')).toBe('trace-12345');
  expect(lines.join('')).toContain('"id":"trace-12345"');
  expect((await answerTo('a b"{}')).headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
});
