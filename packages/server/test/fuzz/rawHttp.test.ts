import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem } from '@settlement-help/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/httpServer.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import seeds from './seeds.json' with { type: 'json' };

const runs = Number(process.env.FUZZ_RUNS ?? 150);

const headerLine = fc.constantFrom(
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Expect: 200-maybe',
  'Upgrade: h2c',
  'Connection: upgrade',
  'Host: a b',
  'Host:',
  'Authorization: Bearer \x80\xff',
  'Authorization: Bearer',
  'X: \0',
  ' folded',
  ': none',
  'Content-Type: application/json',
  'Cookie: \x01',
);

const target = fc.constantFrom(
  '/api/v1/auth/login',
  '/api/v1/users/me',
  'http://[::1/api/v1/users/me',
  'http://elsewhere.example/api/v1/users/me',
  '//api/v1/users/me',
  '*',
  '/api/\x80\xff',
  '/api/%',
  '/api/v1/users/me#x',
);

const requests = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'OPTIONS', 'HEAD', 'CONNECT', 'TRACE', 'get', ''),
    target,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    lines: fc.array(headerLine, { maxLength: 3 }),
    body: fc.constantFrom('', '{}', '5\r\n{"a":\r\nX\r\n', '0\r\n\r\n'),
  })
  .map(({ method, target: to, version, lines, body }) =>
    [`${method} ${to} ${version}`, 'Host: x', ...lines, 'Connection: close', '', body].join('\r\n'),
  );

/** The ways in which raw output is not HTTP. No output is valid for input that is no request. */
function faultOf(response: string, isHead: boolean) {
  const status = Number(response.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0);
  if (response === '' || (status >= 100 && status < 400)) return undefined;
  if (status === 0 || status >= 500) return response.slice(0, 300);
  if (!/^x-content-type-options: nosniff/im.test(response))
    return `without headers: ${response.slice(0, 300)}`;
  const body = response.slice(response.indexOf('\r\n\r\n') + 4);
  if (isHead || !/^content-type: application\/json/im.test(response)) return undefined;
  const json = body.match(/\{.*\}/s)?.[0] ?? 'null';
  return Problem.safeParse(JSON.parse(json)).success ? undefined : response.slice(0, 300);
}

test('the server responds with HTTP or disconnects for any bytes, and keeps running', async () => {
  const { app, lines } = await createTestServer();
  const port = await listenOnFreePort(createHttpServer(app.fetch));
  const exchange = async (bytes: string) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    // Ends the input, so that a parser waiting for more bytes stops.
    socket.end(Buffer.from(bytes, 'latin1'));
    return text(socket).catch(() => '');
  };
  for (const seed of seeds.short) {
    await fc.assert(
      fc.asyncProperty(requests, async (bytes) => {
        expect(faultOf(await exchange(bytes), bytes.startsWith('HEAD'))).toBeUndefined();
      }),
      { seed, numRuns: runs },
    );
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
