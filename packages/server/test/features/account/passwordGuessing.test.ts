import { endpoints, type Session } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { accountOf, tokenFor } from '../../support/accountRequests.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import '../../support/mockArgon2.ts';
import { repeatsSqlite } from '../../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

interface LogIn {
  email: string;
  password?: string;
  address?: string;
  browser_token?: string | undefined;
}

const logIn = (
  { request }: TestServer,
  { email, password = 'not this one', address = '192.0.2.1', browser_token }: LogIn,
) =>
  request(
    endpoints.login,
    { body: { email, password, ...(browser_token && { browser_token }) } },
    { headers: { 'X-Forwarded-For': address } },
  );

/** Guesses the password of an account from as many networks as needed; returns how many were checked. */
async function guess(server: TestServer, { email }: Person, count: number) {
  let checked = 0;
  for (let index = 0; index < count; index += 1) {
    const { status } = await logIn(server, { email, address: `198.51.${index % 40}.7` });
    if (status === 401) checked += 1;
  }
  return checked;
}

test('of 400 guesses from 40 networks at once twenty are checked, and few more in a day', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  expect(await guess(server, person, 400)).toBe(20);
  const waits: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const { headers } = await logIn(server, { email: person.email, address: `203.0.${index}.7` });
    const wait = headers.get('Retry-After') ?? '';
    waits.push(wait);
    server.clock.advance(span(Number(wait), 'second'));
    await logIn(server, { email: person.email, address: `203.0.${index}.7` });
  }
  expect(waits).toEqual(['30', '60', '120', '240', '480', '900', '900', '900']);
});

test('a browser that has logged in before is not delayed by guesses of others', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { email, password } = person;
  const first = (await logIn(server, { email, password })).body as Session;
  await guess(server, person, 60);
  for (let index = 0; index < 11; index += 1) await logIn(server, { email });
  expect((await logIn(server, { email, password })).status).toBe(429);
  const { browser_token } = first;
  expect((await logIn(server, { email, password, browser_token })).status).toBe(200);
});

test('a known browser guesses ten times, and its token is of one account and cannot be invented', async () => {
  const server = await createTestServer();
  const [person, other] = [await server.createPerson(), await server.createPerson()];
  const { email, password } = person;
  const { browser_token = '' } = (await logIn(server, { email, password })).body as Session;
  const tries = await Promise.all(Array.from({ length: 11 }, () => logIn(server, { email, browser_token })));
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  await guess(server, other, 40);
  const [id = ''] = browser_token.split('.');
  for (const token of [browser_token, id, `${id}.`, `${id}.x`, '.', 'x.y.z']) {
    const { status } = await logIn(server, { ...other, address: '203.0.113.1', browser_token: token });
    expect([token, status]).toEqual([token, 429]);
  }
});

test.skipIf(repeatsSqlite)('guesses do not keep a signed-in user from verifying the password', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await guess(server, person, 60);
  for (let index = 0; index < 110; index += 1) {
    await logIn(server, { email: `nobody${index}@example.org`, address: 'unknown' });
  }
  const body = { current_password: person.password };
  expect((await server.request(endpoints.verifyPassword, { body }, person)).status).toBe(204);
});

test.skipIf(repeatsSqlite)(
  'a thousand wrong log-ins delay the others of a network by ten seconds at most',
  async () => {
    const server = await createTestServer();
    const { email, password } = await server.createPerson();
    for (let index = 0; index < 1005; index += 1) {
      await logIn(server, { email: `nobody${index}@example.org`, address: `192.0.2.${index % 250}` });
      server.clock.advance(100);
    }
    const refused = await logIn(server, { email, password });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeLessThanOrEqual(10);
    server.clock.advance(span(wait, 'second'));
    expect((await logIn(server, { email, password })).status).toBe(200);
  },
);

test.skipIf(repeatsSqlite)(
  'a reset password works at once, although many networks guessed the old one',
  async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    await guess(server, person, 60);
    const { askForReset, reset } = accountOf(server, person);
    await askForReset(person.email);
    const new_password = 'another long sentence';
    expect((await reset(await tokenFor(server, person.email, 'reset'))).status).toBe(204);
    expect((await logIn(server, { email: person.email, password: new_password })).status).toBe(200);
  },
);

test.skipIf(repeatsSqlite)(
  'the log has a hash of the network of a failed log-in that changes every day, and no address',
  async () => {
    const server = await createTestServer();
    const { email } = await server.createPerson();
    const hashOf = async (address: string) => {
      await logIn(server, { email, address });
      const line = server.lines.findLast((one) => one.includes('log-in failed')) ?? '{}';
      return (JSON.parse(line) as { network?: string }).network;
    };
    const first = await hashOf('192.0.2.1');
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(await hashOf('192.0.2.200')).toBe(first);
    expect(await hashOf('192.0.3.1')).not.toBe(first);
    server.clock.advance(span(1, 'day'));
    expect(await hashOf('192.0.2.1')).not.toBe(first);
    expect(server.lines.join('\n')).not.toMatch(/192\.0\.[23]/);
  },
);
