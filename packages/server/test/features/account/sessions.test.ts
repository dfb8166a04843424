import { endpoints, type LiveSession, type Session } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { deviceOf } from '#server/features/auth/sessions/device.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, start } from '../../support/createTestServer.ts';
import { engineErrors } from '../../support/testBackend.ts';

test('a session ends after 12 hours without use', async () => {
  const { request, clock, createPerson } = await createTestServer();
  const { token } = await createPerson();
  clock.advance(span(12, 'hour') - 1);
  expect((await request(endpoints.getMe, {}, { token })).status).toBe(200);
  clock.advance(span(12, 'hour') - 1);
  expect((await request(endpoints.getMe, {}, { token })).status).toBe(200);
  clock.advance(span(12, 'hour'));
  expect((await request(endpoints.getMe, {}, { token })).status).toBe(401);
});

test('a session ends after 30 days even if it is used', async () => {
  const { request, clock, createPerson, db, deps } = await createTestServer();
  const { token } = await createPerson();
  const status = async () => (await request(endpoints.getMe, {}, { token })).status;
  for (let halfDay = 0; halfDay < 60; halfDay += 1) {
    expect(await status()).toBe(200);
    clock.advance(span(12, 'hour') - 1);
  }
  expect(await status()).toBe(200);
  clock.advance(59);
  expect(await status()).toBe(200);
  clock.advance(1);
  expect(await status()).toBe(401);
  await runCleanup(deps, clock.now());
  expect(await db.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('the last use of a session is stored at most once a minute', async () => {
  const { request, clock, createPerson, db } = await createTestServer();
  const { token } = await createPerson();
  const lastUse = async () =>
    (await db.query.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
  const before = await lastUse();
  clock.advance(span(59, 'second'));
  await request(endpoints.getMe, {}, { token });
  expect(await lastUse()).toBe(before);
  clock.advance(span(1, 'second'));
  await request(endpoints.getMe, {}, { token });
  expect(await lastUse()).toBe(clock.now().toISOString());
});

test('a session can be used for reading on a full disk, where its last use cannot be stored', async () => {
  const { request, clock, createPerson, db } = await createTestServer();
  const { token } = await createPerson();
  clock.advance(span(1, 'minute'));
  const status = async () => (await request(endpoints.getMe, {}, { token })).status;
  for (const [error, answer] of [
    [engineErrors.full, 200],
    [engineErrors.conflict, 503],
  ] as const) {
    vi.spyOn(db.query, 'updateTable').mockImplementationOnce(() => {
      throw error;
    });
    expect(await status()).toBe(answer);
  }
  clock.advance(span(12, 'hour') - span(1, 'minute'));
  expect(await status()).toBe(401);
});

test('a token has 256 bits and is not stored as it is', async () => {
  const { createPerson, db } = await createTestServer();
  const { token } = await createPerson();
  expect(token).toMatch(/^[\w-]{43}$/);
  const sessions = JSON.stringify(await db.query.selectFrom('sessions').selectAll().execute());
  expect(sessions).not.toContain(token);
});

test('a request without a valid bearer token gets 401 with a challenge', async () => {
  const { app, createPerson } = await createTestServer();
  const { token } = await createPerson();
  const asked = 'Bearer realm="Settlement Help"';
  const refused = `${asked}, error="invalid_token"`;
  for (const [authorization, challenge] of [
    ['', asked],
    ['Bearer', asked],
    [`Basic ${token}`, asked],
    [token, asked],
    ['Bearer x', refused],
    [`Bearer ${token}x`, refused],
  ] as const) {
    const headers = { Authorization: authorization };
    const response = await app.request(endpoints.getMe.path, { headers });
    expect(response.status).toBe(401);
    expect([authorization, response.headers.get('WWW-Authenticate')]).toEqual([authorization, challenge]);
    expect(await response.json()).toEqual({ detail: 'Not authenticated', code: 'not_authenticated' });
  }
});

test('logging out ends only the current session', async () => {
  const { request, createPerson } = await createTestServer();
  const { token, login } = await createPerson();
  const other = await login();
  await request(endpoints.logout, {}, { token });
  expect((await request(endpoints.getMe, {}, { token })).status).toBe(401);
  expect((await request(endpoints.getMe, {}, { token: other })).status).toBe(200);
});

const phone =
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0 a-header-that-tells-people-apart';

test('people see their sessions with browser and system, the current one first', async () => {
  const { request, requestOk, clock, createPerson, db } = await createTestServer();
  const { email, password, token } = await createPerson();
  await createPerson();
  clock.advance(span(1, 'hour'));
  const headers = { 'User-Agent': phone };
  const { body } = await request(endpoints.login, { body: { email, password } }, { headers });
  const other = (body as Session).access_token;
  const list = async (of: string) => await requestOk(endpoints.listSessions, {}, { token: of });

  const later = clock.now().toISOString();
  const unknown = { browser: null, system: null };
  const known = { browser: 'Firefox', system: 'Android' };
  // The one of before was used just now, by asking.
  expect(await list(token)).toMatchObject([
    { ...unknown, created_at: start.toISOString(), last_used_at: later, is_current: true },
    { ...known, created_at: later, last_used_at: later, is_current: false },
  ]);
  expect(await list(other)).toMatchObject([
    { ...known, is_current: true },
    { ...unknown, is_current: false },
  ]);
  const rows = JSON.stringify(await db.query.selectFrom('sessions').selectAll().execute());
  expect(rows).not.toContain('tells-people-apart');

  clock.advance(span(12, 'hour') - 1);
  await request(endpoints.getMe, {}, { token });
  clock.advance(1);
  expect(await list(token)).toHaveLength(1);
});

test('a person can end one session, or all but the current one', async () => {
  const { request, createPerson } = await createTestServer();
  const { token, login } = await createPerson();
  const others = [await login(), await login(), await login()];
  const status = async (of = '') => (await request(endpoints.getMe, {}, { token: of })).status;
  const asked = await request(endpoints.listSessions, {}, { token: others[0] ?? '' });
  const { id } = (asked.body as LiveSession[]).find(({ is_current }) => is_current) as LiveSession;
  expect((await request(endpoints.endSession, { params: { id } }, { token })).status).toBe(204);
  expect(await request(endpoints.endSession, { params: { id } }, { token })).toMatchObject({
    status: 404,
    body: { detail: 'Session not found', code: 'session_not_found' },
  });
  expect(await Promise.all([token, ...others].map(status))).toEqual([200, 401, 200, 200]);
  expect((await request(endpoints.logoutElsewhere, {}, { token })).status).toBe(204);
  expect(await Promise.all([token, ...others].map(status))).toEqual([200, 401, 401, 401]);
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'Firefox',
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Opera', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64) ${webkit} Chrome/140.0 Safari/537.36 OPR/120.0`],
  [null, 'Linux', 'curl/8.0 (Linux)'],
  [null, null, ''],
])('the user agent of %s on %s is recognized', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
