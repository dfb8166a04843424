import { once } from 'node:events';
import { createConnection } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { createHttpServer } from '#server/http/httpServer.ts';
import { startServer } from '../support/caller.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

function connect(port: number) {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  return socket;
}

test('fifty clients that never finish their headers or body get 408 while others are served', async () => {
  const { app } = await createTestServer();
  const server = createHttpServer(app.fetch, {
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 100,
  });
  const port = await listenOnFreePort(server);
  const responses = Array.from({ length: 50 }, (_value, index) => {
    const socket = connect(port);
    const start = `POST ${endpoints.login.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n`;
    socket.write(index % 2 ? start : `${start}Content-Type: application/json\r\n\r\n{`);
    return text(socket).catch(() => '');
  });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  for (const response of await Promise.all(responses)) {
    expect(response).toMatch(
      /^HTTP\/1.1 408 .*{"detail":"The request took too long to arrive","code":"request_timeout"}$/s,
    );
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('a connection accepts a few pipelined requests at a time, and any number in sequence', async () => {
  const { app } = await createTestServer();
  const socket = connect(await listenOnFreePort(createHttpServer(app.fetch)));
  const ask = () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
  let answers = '';
  let asked = 1;
  ask();
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answers += chunk;
    if (answers.split('{"status":"ok"}').length - 1 < 3 * asked) return;
    asked += 1;
    if (asked <= 20) ask();
    else socket.end();
  });
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(60);
});

test('a megabyte of headers gets 431 and JSON nested 10,000 deep gets 400 while others are served', async () => {
  const origin = await spawnServer((await createTestBackend()).environment).ready();
  const socket = connect(Number(new URL(origin).port));
  const lines = Array.from({ length: 1000 }, (_value, index) => `X-${index}: ${'a'.repeat(1000)}\r\n`);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
  expect(await text(socket).catch(() => '')).toMatch(/^HTTP\/1.1 431 /);
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(origin + endpoints.login.path, { method: 'POST', headers, body: deep });
  expect([response.status, await response.json()]).toEqual([
    400,
    { detail: 'The JSON is nested too deeply', code: 'json_too_deep' },
  ]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('a shutdown with fifty requests in flight responds to each and ends within ten seconds', async () => {
  const { environment } = await createTestBackend();
  const server = await startServer({ ...environment, RATE_LIMIT_FACTOR: '1000' });
  const { caller, origin } = server;
  let answered = 0;
  const requests = Array.from({ length: 50 }, async (_value, index) => {
    const body = JSON.stringify({
      email: `n${index}@example.org`,
      password: 'correct horse battery',
      full_name: 'N',
    });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(origin + endpoints.register.path, { method: 'POST', headers, body });
    await response.text();
    answered += 1;
    return response.status;
  });
  // Hashing is slower than loopback by far: by the first answer all of them have arrived.
  await Promise.race(requests);
  expect((await caller.get(endpoints.getMe.path)).status).toBe(200);
  expect(answered).toBeLessThan(50);
  const start = performance.now();
  const ended = server.kill('SIGTERM');
  const statuses = new Set(await Promise.all(requests));
  expect(await ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
});

test('during a shutdown every response closes its connection', async () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const server = createHttpServer(async ({ url }) => {
    asked.push(url);
    await done;
    return new Response('done');
  });
  const port = await listenOnFreePort(server);
  const underWay = connect(port);
  underWay.write('GET /before HTTP/1.1\r\nHost: x\r\n\r\n');
  const onItsWay = connect(port);
  onItsWay.write('GET /after HTTP/1.1\r\nHost: x\r\n');
  await expect.poll(() => asked).toEqual(['http://x/before']);
  const closed = gracefulShutdown(server);
  onItsWay.write('\r\n');
  await expect.poll(() => asked).toHaveLength(2);
  finish();
  for (const socket of [underWay, onItsWay]) {
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*^connection: close\r$.*done$/ims);
  }
  await closed;
});

test('a request that arrives after the server stopped listening gets 503', async () => {
  const server = createHttpServer(() => new Response('done'));
  const socket = connect(await listenOnFreePort(server));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  await once(server, 'connection');
  const closed = gracefulShutdown(server);
  await expect.poll(() => server.listening, { timeout: 5000 }).toBe(false);
  socket.write('\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 503 .*^retry-after: \d+\r$.*^connection: close\r$/ims);
  expect(answer).toMatch(
    /{"detail":"The server is stopping. Please try again in a moment.","code":"server_stopping"}$/,
  );
  await closed;
});

test('a shutdown waits for a client that reads a response slowly', async () => {
  const size = 16 * 1024 * 1024;
  const server = createHttpServer(() => new Response(new Uint8Array(size)));
  const socket = connect(await listenOnFreePort(server));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  const closed = gracefulShutdown(server);
  await expect.poll(() => server.listening, { timeout: 5000 }).toBe(false);
  expect((await buffer(socket)).length).toBeGreaterThan(size);
  await closed;
});

test('a client that stops reading a response is disconnected, and the source of the response is closed', async () => {
  const { promise: closed, resolve: cancel } = Promise.withResolvers<void>();
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536));
  const answer = () => new Response(new ReadableStream({ pull, cancel: () => cancel() }));
  // A socket that nobody listens to reads nothing.
  const socket = connect(await listenOnFreePort(createHttpServer(answer, { timeout: 200 })));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await closed;
});

test('invalid bytes during a download close the connection and write no error into the file', async () => {
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536));
  const server = createHttpServer(() => new Response(new ReadableStream({ pull })));
  const socket = connect(await listenOnFreePort(server));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  socket.write('\0\0');
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  await expect.poll(() => socket.closed).toBe(true);
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a connection is kept alive for longer than the minute for which proxies keep it', async () => {
  const { app } = await createTestServer();
  const socket = connect(await listenOnFreePort(createHttpServer(app.fetch)));
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const [, seconds] = answer.toString().match(/Keep-Alive: timeout=(\d+)/) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
