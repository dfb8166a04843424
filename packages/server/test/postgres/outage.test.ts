import { connect, createServer, type Socket } from 'node:net';
import { endpoints, type Question } from '@settlement-help/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCluster } from '../../../../tools/postgres/cluster.ts';
import { startServer } from '../support/caller.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { timesOr } from '../support/scale.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

const awayFor = timesOr(30_000, 3000);

/** Goes on asking while something is away; each answer is a 503 that says when to come back, within 5 seconds. */
async function askDuring(origin: string, ask: () => Promise<Response>) {
  const end = performance.now() + awayFor;
  let asked = 0;
  while (performance.now() < end) {
    const begin = performance.now();
    const responses = await Promise.all([ask(), ask(), ask()]);
    expect(performance.now() - begin).toBeLessThan(5000);
    for (const response of responses) {
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await response.json()).toEqual({
        detail: 'The server cannot work just now. Please try again in a moment.',
        code: 'service_unavailable',
      });
    }
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    asked += responses.length;
  }
  return asked;
}

/** The protocol message that a stopping PostgreSQL sends to each connection. */
function farewell() {
  const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

// "Ready for a query, in no transaction", with which each connection begins.
const ready = Buffer.from('Z\0\0\0\x05I');

/** A relay to PostgreSQL that can go silent without disconnecting, or end each connection once it is ready. */
async function createRelay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isDismissing = false;
  const relay = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    for (const one of [socket, upstream]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => sockets.delete(one));
    }
    socket.on('data', (data) => upstream.write(data)).on('close', () => upstream.destroy());
    upstream
      .on('data', (data) => {
        // In one write, as by a PostgreSQL that is told to stop while somebody connects.
        if (isDismissing && data.includes(ready)) socket.end(Buffer.concat([data, farewell()]));
        else socket.write(data);
      })
      .on('close', () => socket.destroy());
    if (isSilent) for (const one of [socket, upstream]) one.pause();
  });
  const address = new URL(url);
  address.host = `127.0.0.1:${await listenOnFreePort(relay)}`;
  return {
    url: address.href,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    dismiss: () => {
      isDismissing = true;
      for (const socket of sockets) socket.destroy();
    },
    welcome: () => {
      isDismissing = false;
    },
  };
}

const titlesOf = async (response: Response) =>
  ((await response.json()) as Question[]).map(({ title }) => title);

test('while PostgreSQL is stopped each request gets 503 within 5 seconds, and the server recovers by itself', async () => {
  const cluster = await createCluster({ inMemory: true });
  onTestFinished(cluster.remove);
  const { environment } = await createTestBackend();
  const settings = { DATABASE_URL: cluster.url, RATE_LIMIT_FACTOR: '1000' };
  const { caller, origin } = await startServer({ ...environment, ...settings });
  const kept: string[] = [];
  let isAway = false;
  const write = async (writer: number) => {
    for (let number = 0; !isAway; number += 1) {
      const title = `Question ${number} of ${writer}`;
      const { status } = await caller.ask(title);
      expect([201, 503]).toContain(status);
      if (status === 201) kept.push(title);
    }
  };
  const writers = Array.from({ length: 12 }, (_value, index) => write(index));
  await expect.poll(() => kept.length, { timeout: 20_000 }).toBeGreaterThan(40);
  await cluster.stop();
  isAway = true;
  await Promise.all(writers);
  expect(await askDuring(origin, () => caller.get(endpoints.listQuestions.path))).toBeGreaterThan(10);
  expect((await caller.ask('Meanwhile')).status).toBe(503);
  await cluster.start();
  await vi.waitFor(async () => expect((await caller.ask('After')).status).toBe(201), 5000);
  const titles = await titlesOf(await caller.get(`${endpoints.listQuestions.path}?limit=100`));
  expect(titles[0]).toBe('After');
  expect(kept.slice(-50).filter((title) => !titles.includes(title))).toEqual([]);
});

test('while PostgreSQL does not respond each request gets 503 within 5 seconds, and the server recovers by itself', async () => {
  const { environment } = await createTestBackend();
  const relay = await createRelay(environment.DATABASE_URL ?? '');
  const { caller, origin } = await startServer({ ...environment, DATABASE_URL: relay.url });
  expect((await caller.ask('Before')).status).toBe(201);
  relay.silence();
  expect(await askDuring(origin, () => caller.get(endpoints.listQuestions.path))).toBeGreaterThanOrEqual(3);
  expect((await caller.ask('Meanwhile')).status).toBe(503);
  relay.resume();
  await vi.waitFor(async () => expect((await caller.ask('After')).status).toBe(201), 10_000);
  // The second write was not acknowledged, so it may or may not exist.
  const titles = await titlesOf(await caller.get(endpoints.listQuestions.path));
  expect(titles.filter((title) => title !== 'Meanwhile')).toEqual(['After', 'Before']);
});

test('a server survives database connections that close as soon as they open', async () => {
  const { environment } = await createTestBackend();
  const relay = await createRelay(environment.DATABASE_URL ?? '');
  const { caller, origin } = await startServer({ ...environment, DATABASE_URL: relay.url });
  relay.dismiss();
  const ask = () => caller.get(endpoints.listQuestions.path);
  // The first of them may still be about the connections of before.
  for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(503);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  relay.welcome();
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), 5000);
});

test('a server that cannot reach PostgreSQL at its start says so in one line', async () => {
  const { environment } = await createTestBackend();
  const server = spawnServer({ ...environment, DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/help' });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe('PostgreSQL does not respond: connect ECONNREFUSED 127.0.0.1:1\n');
});

test('with PostgreSQL a second server on the same folder of files refuses to start', async () => {
  const { environment } = await createTestBackend();
  const { DATA_DIR = '', DATABASE_URL = '' } = environment;
  const { caller } = await startServer({ DATA_DIR, DATABASE_URL });
  expect((await caller.ask('Where?')).status).toBe(201);
  const second = spawnServer({ DATA_DIR, DATABASE_URL });
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(/ is in use by another server, process \d+\./);
});
