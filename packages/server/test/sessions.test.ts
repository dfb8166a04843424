import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { keepHouse } from '#server/backgroundWork.ts';
import { span } from '#server/clock.ts';
import { createWorld } from './world.ts';

test('a session ends after 12 hours without use', async () => {
  const { call, clock, createPerson } = await createWorld();
  const { token } = await createPerson();
  clock.advance(span(12, 'hour') - 1);
  expect((await call(endpoints.getMe, {}, { token })).status).toBe(200);
  clock.advance(span(12, 'hour') - 1);
  expect((await call(endpoints.getMe, {}, { token })).status).toBe(200);
  clock.advance(span(12, 'hour'));
  expect((await call(endpoints.getMe, {}, { token })).status).toBe(401);
});

test('a session ends after 30 days however much it is used', async () => {
  const { call, clock, createPerson, db, deps } = await createWorld();
  const { token } = await createPerson();
  for (let halfDay = 0; halfDay < 60; halfDay += 1) {
    expect((await call(endpoints.getMe, {}, { token })).status).toBe(200);
    clock.advance(span(12, 'hour') - 1);
  }
  clock.advance(60);
  expect((await call(endpoints.getMe, {}, { token })).status).toBe(401);
  await keepHouse(deps, clock.now());
  expect(await db.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('the use of a session is noted at most once a minute', async () => {
  const { call, clock, createPerson, db } = await createWorld();
  const { token } = await createPerson();
  const lastUse = async () =>
    (await db.query.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
  const before = await lastUse();
  clock.advance(span(59, 'second'));
  await call(endpoints.getMe, {}, { token });
  expect(await lastUse()).toBe(before);
  clock.advance(span(1, 'second'));
  await call(endpoints.getMe, {}, { token });
  expect(await lastUse()).toBe(clock.now().toISOString());
});

test('a token is not in the database, nor in the log, nor is an e-mail or a password in the log', async () => {
  const { call, createPerson, db, lines } = await createWorld();
  const { email, password, token } = await createPerson();
  await call(endpoints.getMe, {}, { token });
  await call(endpoints.login, { body: { email, password: 'a wrong secret' } });
  await call(endpoints.getMe, {}, { token: 'forged-token-1234' });
  const sessions = JSON.stringify(await db.query.selectFrom('sessions').selectAll().execute());
  const log = lines.join('');
  expect(log).toContain('"path":"/api/v1/users/me","status":200');
  expect(sessions).not.toContain(token);
  for (const secret of [token, 'forged-token-1234', email, password, 'a wrong secret'])
    expect(log).not.toContain(secret);
});

test('without a bearer, with a forged one or with another scheme the answer is 401 and says how', async () => {
  const { app, createPerson } = await createWorld();
  const { token } = await createPerson();
  for (const authorization of ['', 'Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token}x`, token]) {
    const headers = { Authorization: authorization };
    const response = await app.request(endpoints.getMe.path, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ detail: 'Not authenticated' });
  }
});

test('logging out ends this session alone', async () => {
  const { call, createPerson } = await createWorld();
  const { token, login } = await createPerson();
  const other = await login();
  await call(endpoints.logout, {}, { token });
  expect((await call(endpoints.getMe, {}, { token })).status).toBe(401);
  expect((await call(endpoints.getMe, {}, { token: other })).status).toBe(200);
});
