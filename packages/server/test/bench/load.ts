import { once } from 'node:events';
import { createConnection } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  token?: string | undefined;
  body?: unknown;
}

/** The bytes of a request; written once where it is always the same, so that the client costs little. */
function bytesOf({ method, path, token, body }: Asked) {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(json ? ['Content-Type: application/json'] : []),
    `Content-Length: ${Buffer.byteLength(json)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`);
}

const headEnd = Buffer.from('\r\n\r\n');

/** Reads answers off one connection, whose lengths the server tells. */
async function createReader(port: number) {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let buffered: Buffer = Buffer.alloc(0);
  let settle: ((status: number) => void) | undefined;
  let fail: (error: Error) => void = () => undefined;
  socket.on('close', () => fail(new Error('The server hung up')));
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
    const end = buffered.indexOf(headEnd);
    if (end < 0) return;
    const head = buffered.toString('latin1', 0, end);
    const length = Number(head.match(/content-length: (\d+)/i)?.[1] ?? 0);
    if (buffered.length < end + 4 + length) return;
    buffered = buffered.subarray(end + 4 + length);
    settle?.(Number(head.slice(9, 12)));
  });
  const ask = (request: Buffer) =>
    new Promise<number>((resolve, reject) => {
      settle = resolve;
      fail = reject;
      socket.write(request);
    });
  return { ask, close: () => socket.destroy() };
}

interface LoadOptions {
  port: number;
  requests: number;
  connections?: number;
  /** The request of that index. */
  request: (index: number) => Asked;
  status: number;
}

/** Sends so many requests, a few at a time, and gives how many a second were answered as they should be. */
export async function load({ port, requests, connections = 10, request, status }: LoadOptions) {
  const readers = await Promise.all(Array.from({ length: connections }, () => createReader(port)));
  const all = Array.from({ length: requests }, (_value, index) => bytesOf(request(index)));
  const start = performance.now();
  let next = 0;
  await Promise.all(
    readers.map(async ({ ask }) => {
      for (let bytes = all[next++]; bytes; bytes = all[next++]) {
        const got = await ask(bytes);
        if (got !== status) throw new Error(`A ${got} where a ${status} was meant`);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const { close } of readers) close();
  return requests / seconds;
}

export const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
