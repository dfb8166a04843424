import { chmod, readdir, rename, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoints, type StoredDocument, type User } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { type Caller, callerOf, createCaller, startServer } from '../support/caller.ts';
import { fileOf, pdfOf, samples } from '../support/samples.ts';
import { timesOr } from '../support/scale.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, onPostgres, repeatsSqlite, tempDir } from '../support/testBackend.ts';

// Each starts processes, and a busy machine takes its time for that.
vi.setConfig({ testTimeout: 60_000 });

test('kills during writes lose nothing that was acknowledged', {
  timeout: timesOr(1_200_000, 60_000),
}, async () => {
  const backend = await createTestBackend();
  // A hundred rounds store more than a person may in an hour.
  const environment = { ...backend.environment, RATE_LIMIT_FACTOR: '1000' };
  let caller: Caller | undefined;
  let city = 0;
  const documents: string[] = [];

  const patch = async (origin: string, { headers }: Caller) => {
    for (let next = city + 1; ; next += 1) {
      const body = JSON.stringify({ city: String(next) });
      const init = { method: 'PATCH', headers: { 'Content-Type': 'application/json', ...headers }, body };
      const response = await fetch(`${origin}${endpoints.updateMe.path}`, init);
      await response.text();
      if (response.ok) city = next;
    }
  };
  const uploadAgain = async ({ upload }: Caller) => {
    for (;;) {
      const response = await upload();
      if (response.ok) documents.push(((await response.json()) as StoredDocument).id);
    }
  };
  const check = async (origin: string, { get, listDocuments }: Caller) => {
    const me = (await (await get(endpoints.getMe.path)).json()) as User;
    expect(Number(me.city)).toBeGreaterThanOrEqual(city);
    const list = await listDocuments();
    const ids = list.map(({ id }) => id);
    expect(documents.filter((id) => !ids.includes(id))).toEqual([]);
    const newest = list[0];
    if (newest) expect((await fetch(`${origin}${newest.download_url}`)).status).toBe(200);
    city = Number(me.city);
  };

  const rounds = timesOr(100, 4);
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const server = spawnServer(environment);
    const origin = await server.ready();
    expect(performance.now() - begin).toBeLessThan(timesOr(5000, 30_000));
    caller = caller ? callerOf(origin, caller.headers) : await createCaller(origin);
    if (round > 0) await check(origin, caller);
    // A killed server breaks the connection; whatever was under way was not acknowledged.
    const writers = [patch(origin, caller), uploadAgain(caller), uploadAgain(caller)].map((writer) =>
      writer.catch(() => undefined),
    );
    const before = documents.length;
    await expect.poll(() => documents.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, (7 * round) % 100));
    await server.kill('SIGKILL');
    await Promise.all(writers);
  }
  const origin = await spawnServer(environment).ready();
  await check(origin, callerOf(origin, caller?.headers ?? {}));
  expect(documents.length).toBeGreaterThanOrEqual(rounds);
});

test.skipIf(onPostgres)(
  'a second server on the same folder refuses to start and names the first, until that is killed',
  async () => {
    const { dataDir, environment } = await createTestBackend();
    const first = spawnServer(environment);
    await first.ready();
    const second = spawnServer(environment);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `${dataDir} is in use by another server, process ${first.pid}. Stop that one first, or set DATA_DIR.\n`,
    );
    await first.kill('SIGKILL');
    const third = spawnServer(environment);
    await third.ready();
  },
);

test.skipIf(onPostgres)(
  'a server with files of another database refuses to start and deletes none of them',
  async () => {
    const { dataDir, environment, files } = await createTestBackend();
    const first = await startServer(environment);
    await first.caller.upload();
    await first.kill('SIGTERM');
    const [document] = await files();

    const aside = await tempDir();
    await rename(join(dataDir, databaseName), join(aside, databaseName));
    const second = spawnServer(environment);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `${join(dataDir, 'files')} holds the files of another database. Bring that one back, or set DATA_DIR.\n`,
    );
    // Nor does a log remain, which would be read into what is brought back.
    expect((await readdir(dataDir)).filter((name) => name.startsWith(databaseName))).toEqual([databaseName]);

    await rename(join(aside, databaseName), join(dataDir, databaseName));
    const third = callerOf(await spawnServer(environment).ready(), first.caller.headers);
    expect(await third.listDocuments()).toMatchObject([{ id: document }]);
    expect(await files()).toEqual([document]);
  },
);

/** Each file below a folder, with whether others than its owner may do anything with it. */
async function openness(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const modes = files.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).mode);
  return (await Promise.all(modes)).map((mode, index) => [files[index]?.name, (mode & 0o077) !== 0]);
}

test.skipIf(onPostgres)(
  'written files are readable only by their owner, also in a folder that others may enter',
  async () => {
    const { dataDir, environment, files } = await createTestBackend();
    await chmod(dataDir, 0o755);
    const { caller } = await startServer(environment);
    await caller.upload();
    const backup = join(await tempDir(), 'backup');
    expect((await run('backup.ts', [backup], environment)).code).toBe(0);
    const [document] = await files();
    expect(await openness(backup)).toEqual([
      [databaseName, false],
      [document, false],
    ]);
    const written = Object.fromEntries(await openness(dataDir));
    expect(written).toMatchObject({ [databaseName]: false, [`${databaseName}-wal`]: false });
    expect(Object.values(written)).not.toContain(true);
  },
);

test('a server starts on a folder whose first start was killed', async () => {
  const { environment } = await createTestBackend({ isEmpty: true });
  const waits = timesOr(20, 4);
  for (let round = 1; round <= waits; round += 1) {
    const wait = (240 / waits) * round;
    const server = spawnServer(environment);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await server.kill('SIGKILL');
  }
  const { origin, caller } = await startServer(environment);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(caller.headers).toEqual({ Authorization: expect.stringMatching(/^Bearer .{43}$/) });
});

test('a shutdown finishes the request in flight and then exits, also when signalled twice', async () => {
  const { environment, files } = await createTestBackend();
  const { caller, kill, origin } = await startServer(environment);
  const upload = request(`${origin}${endpoints.uploadDocument.path}`, {
    method: 'POST',
    headers: { ...caller.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  const answered = new Promise<string>((resolve, reject) => {
    upload.on('response', (response) => resolve(text(response)));
    upload.on('error', reject);
  });
  upload.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`);
  upload.write(samples.pdf);
  // The server has begun with it once its bytes are on their way to the disk.
  await vi.waitFor(async () => expect(await files()).toEqual([expect.stringMatching(/^tmp\//)]), 5000);
  const ended = kill('SIGINT');
  const knock = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(knock, { timeout: 5000 }).toBe('refused');
  void kill('SIGINT');
  upload.end('\r\n--x--\r\n');
  expect(JSON.parse(await answered)).toMatchObject({ original_filename: 'a.pdf' });
  expect(await ended).toBe(0);
});

test.skipIf(repeatsSqlite)(
  'an upload that is too large is read to its end, so that the client gets the reason',
  async () => {
    const { environment, files } = await createTestBackend();
    const { caller } = await startServer(environment);
    const response = await caller.upload(undefined, fileOf(pdfOf(40 * 1024 * 1024), 'big.pdf'));
    expect([response.status, await response.json()]).toEqual([
      413,
      { detail: 'File size must be at most 10MB', code: 'document_too_large' },
    ]);
    expect(await files()).toEqual([]);
  },
);

test('a client that disconnects during an upload leaves no file', async () => {
  const { environment, files } = await createTestBackend();
  const { caller, origin } = await startServer(environment);
  const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    `POST ${endpoints.uploadDocument.path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${caller.headers.Authorization}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  );
  await expect.poll(files).toHaveLength(1);
  socket.destroy();
  await expect.poll(files).toEqual([]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test.skipIf(repeatsSqlite)(
  'invalid HTTP and oversized headers are refused in JSON while others are served',
  async () => {
    const origin = await spawnServer((await createTestBackend()).environment).ready();
    const responseTo = async (bytes: string) => {
      const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(bytes);
      return text(socket);
    };
    expect(await responseTo('nonsense\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 .*{"detail":"The request is not valid HTTP","code":"invalid_http"}$/s,
    );
    const large = await responseTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(large).toMatch(
      /^HTTP\/1.1 431 .*{"detail":"The headers of the request are too large","code":"headers_too_large"}$/s,
    );
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  },
);

test.skipIf(repeatsSqlite)('a server keeps running when nobody reads its log', async () => {
  const { environment } = await createTestBackend();
  const server = spawnServer({ ...environment, LOG_LEVEL: 'info' });
  const origin = await server.ready();
  server.closeStdout();
  for (let index = 0; index < 3; index += 1) {
    expect((await fetch(`${origin}/healthz`, { headers: { Connection: 'close' } })).status).toBe(200);
  }
  await createCaller(origin);
  expect(await server.kill('SIGTERM')).toBe(0);
});

test.skipIf(repeatsSqlite)('a server with an invalid setting names it in one line', async () => {
  const server = spawnServer({ DATA_DIR: await tempDir(), PORT: 'eighty' });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe('PORT is no port: eighty\n');
});
