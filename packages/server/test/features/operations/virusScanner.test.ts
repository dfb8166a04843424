import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/core/metrics.ts';
import { scanFiles } from '#server/storage/scanFiles.ts';
import { createVirusScanner } from '#server/storage/virusScanner.ts';
import { createTestServer, tempDir } from '../../support/createTestServer.ts';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';
import { png } from '../../support/pictures.ts';
import { fileOf, pdfOf } from '../../support/samples.ts';

const virus = 'EICAR';

/** Reads the chunks of INSTREAM; undefined until the last one has arrived. */
function readStream(received: Buffer) {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let start = command.length; start + 4 <= received.length; ) {
    const length = received.readUInt32BE(start);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(start + 4, start + 4 + length));
    start += 4 + length;
  }
  return undefined;
}

/** Responds as clamd does. */
function reply(socket: Socket, files: Buffer[]) {
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    const file = readStream(received);
    if (!file) return;
    files.push(file);
    socket.end(file.includes(virus) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  });
}

async function createScannedServer(
  respond: (socket: Socket, files: Buffer[]) => void,
  { idleTimeout = 30_000 } = {},
) {
  const files: Buffer[] = [];
  const port = await listenOnFreePort(createServer((socket) => respond(socket, files)));
  const scanner = createVirusScanner({ host: '127.0.0.1', port }, { idleTimeout });
  const server = await createTestServer();
  const storage = scanFiles(server.deps.storage, scanner);
  const app = createApp({ ...server.deps, metrics: createMetrics(), storage });
  const { token } = await server.createPerson();
  const send = async (path: string, file: File) => {
    const body = new FormData();
    body.append('file', file);
    const headers = { Authorization: `Bearer ${token}` };
    const response = await app.request(path, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as { code?: string } };
  };
  return { ...server, send, scanned: files };
}

const document = endpoints.uploadDocument.path;

test('a clean file is stored after the scanner read all of it', async () => {
  const { send, scanned, files } = await createScannedServer(reply);
  const bytes = pdfOf(2_000_000);
  expect((await send(document, fileOf(bytes, 'a.pdf'))).status).toBe(201);
  expect(scanned).toHaveLength(1);
  expect(scanned[0]?.equals(bytes)).toBe(true);
  expect(await files()).toHaveLength(1);
});

test('an infected document or photo gets 422 and is not stored', async () => {
  const { send, files } = await createScannedServer(reply);
  const infected = { status: 422, body: { code: 'infected_file' } };
  const bytes = Buffer.concat([pdfOf(1000), Buffer.from(virus)]);
  expect(await send(document, fileOf(bytes, 'a.pdf'))).toMatchObject(infected);
  const picture = Buffer.concat([await png(), Buffer.from(virus)]);
  expect(await send(endpoints.uploadProfilePhoto.path, fileOf(picture, 'a.png'))).toMatchObject(infected);
  expect(await files()).toEqual([]);
});

test.each<[string, (socket: Socket) => unknown]>([
  ['closes the connection', (socket) => socket.destroy()],
  ['does not reply', () => undefined],
  ['refuses the file', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
])('a scanner that %s leads to 503, and nothing is stored', async (_what, respond) => {
  const { send, files } = await createScannedServer((socket) => respond(socket.resume()), {
    idleTimeout: 300,
  });
  expect(await send(document, fileOf(pdfOf(1000), 'a.pdf'))).toMatchObject({
    status: 503,
    body: { code: 'service_unavailable' },
  });
  expect(await files()).toEqual([]);
});

test('a scanner on a local socket that does not exist is unavailable', async () => {
  const scanner = createVirusScanner({ path: join(await tempDir(), 'clamd.ctl') });
  await expect(scanner.isInfected(import.meta.filename)).rejects.toThrow('ClamAV does not respond');
});

test('a scanner works if it replies to a ping', async () => {
  const replies = ['PONG\0', 'UNKNOWN COMMAND\0'];
  const commands: string[] = [];
  const port = await listenOnFreePort(
    createServer((socket) => {
      socket.on('data', (bytes) => {
        commands.push(bytes.toString());
        socket.end(replies.shift() ?? '');
      });
    }),
  );
  const scanner = createVirusScanner({ host: '127.0.0.1', port });
  await scanner.ping();
  await expect(scanner.ping()).rejects.toThrow('ClamAV does not respond: UNKNOWN COMMAND');
  expect(commands).toEqual(['zPING\0', 'zPING\0']);
});
