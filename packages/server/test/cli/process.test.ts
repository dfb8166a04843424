import { chmod, readdir, rename, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoints, type StoredDocument, type User } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { fileOf, pdfOf, samples } from '../support/samples.ts';
import { timesOr } from '../support/scale.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, onPostgres, tempDir } from '../support/testBackend.ts';

// Each starts processes, and a busy machine takes its time for that.
vi.setConfig({ testTimeout: 60_000 });

const json = { 'Content-Type': 'application/json' };
const credentials = { email: 'person@example.org', password: 'correct horse battery' };

async function logIn(origin: string) {
  const register = { ...credentials, full_name: 'Person' };
  await fetch(`${origin}${endpoints.register.path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(register),
  });
  const init = { method: 'POST', headers: json, body: JSON.stringify(credentials) };
  const session = (await (await fetch(`${origin}${endpoints.login.path}`, init)).json()) as {
    access_token: string;
  };
  return { Authorization: `Bearer ${session.access_token}` };
}

test('kills during writes lose nothing that was acknowledged', {
  timeout: timesOr(1_200_000, 60_000),
}, async () => {
  const backend = await createTestBackend();
  // A hundred rounds store more than a person may in an hour.
  const environment = { ...backend.environment, RATE_LIMIT_FACTOR: '1000' };
  let headers: Record<string, string> = {};
  let city = 0;
  const documents: string[] = [];

  const patch = async (origin: string) => {
    for (let next = city + 1; ; next += 1) {
      const body = JSON.stringify({ city: String(next) });
      const init = { method: 'PATCH', headers: { ...json, ...headers }, body };
      const response = await fetch(`${origin}${endpoints.updateMe.path}`, init);
      await response.text();
      if (response.ok) city = next;
    }
  };
  const upload = async (origin: string) => {
    for (;;) {
      const body = new FormData();
      body.append('file', fileOf(samples.pdf, 'a.pdf'));
      const init = { method: 'POST', headers, body };
      const response = await fetch(`${origin}${endpoints.uploadDocument.path}`, init);
      if (response.ok) documents.push(((await response.json()) as StoredDocument).id);
    }
  };
  const check = async (origin: string) => {
    const read = async (path: string) => (await fetch(`${origin}${path}`, { headers })).json();
    const me = (await read(endpoints.getMe.path)) as User;
    expect(Number(me.city)).toBeGreaterThanOrEqual(city);
    const list = (await read(endpoints.listDocuments.path)) as StoredDocument[];
    const ids = list.map(({ id }) => id);
    expect(documents.filter((id) => !ids.includes(id))).toEqual([]);
    const newest = list[0];
    if (newest) expect((await fetch(`${origin}${newest.download_url}`)).status).toBe(200);
    city = Number(me.city);
  };

  const rounds = timesOr(100, 10);
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const server = spawnServer(environment);
    const origin = await server.ready();
    expect(performance.now() - begin).toBeLessThan(timesOr(5000, 30_000));
    if (round === 0) headers = await logIn(origin);
    else await check(origin);
    // A killed server breaks the connection; whatever was under way was not acknowledged.
    const writers = [patch(origin), upload(origin), upload(origin)].map((writer) =>
      writer.catch(() => undefined),
    );
    const before = documents.length;
    await expect.poll(() => documents.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, (7 * round) % 100));
    await server.kill('SIGKILL');
    await Promise.all(writers);
  }
  const server = spawnServer(environment);
  await check(await server.ready());
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
    const first = spawnServer(environment);
    const origin = await first.ready();
    const body = new FormData();
    body.append('file', fileOf(samples.pdf, 'a.pdf'));
    const headers = await logIn(origin);
    await fetch(`${origin}${endpoints.uploadDocument.path}`, { method: 'POST', headers, body });
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
    const third = spawnServer(environment);
    const list = await fetch(`${await third.ready()}${endpoints.listDocuments.path}`, { headers });
    expect(await list.json()).toMatchObject([{ id: document }]);
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
    const origin = await spawnServer(environment).ready();
    const body = new FormData();
    body.append('file', fileOf(samples.pdf, 'a.pdf'));
    const headers = await logIn(origin);
    await fetch(`${origin}${endpoints.uploadDocument.path}`, { method: 'POST', headers, body });
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
  const origin = await spawnServer(environment).ready();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await logIn(origin)).toEqual({ Authorization: expect.stringMatching(/^Bearer .{43}$/) });
});

test('a shutdown finishes the request in flight and then exits, also when signalled twice', async () => {
  const { environment, files } = await createTestBackend();
  const server = spawnServer(environment);
  const origin = await server.ready();
  const headers = await logIn(origin);
  const upload = request(`${origin}${endpoints.uploadDocument.path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  const answered = new Promise<string>((resolve, reject) => {
    upload.on('response', (response) => resolve(text(response)));
    upload.on('error', reject);
  });
  upload.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`);
  upload.write(samples.pdf);
  // The server has begun with it once its bytes are on their way to the disk.
  await vi.waitFor(async () => expect(await files()).toEqual([expect.stringMatching(/^tmp\//)]), 5000);
  const ended = server.kill('SIGINT');
  const knock = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(knock, { timeout: 5000 }).toBe('refused');
  void server.kill('SIGINT');
  upload.end('\r\n--x--\r\n');
  expect(JSON.parse(await answered)).toMatchObject({ original_filename: 'a.pdf' });
  expect(await ended).toBe(0);
});

test('an upload that is too large is read to its end, so that the client gets the reason', async () => {
  const { environment, files } = await createTestBackend();
  const origin = await spawnServer(environment).ready();
  const headers = await logIn(origin);
  const body = new FormData();
  body.append('file', fileOf(pdfOf(40 * 1024 * 1024), 'big.pdf'));
  const response = await fetch(`${origin}${endpoints.uploadDocument.path}`, {
    method: 'POST',
    headers,
    body,
  });
  expect([response.status, await response.json()]).toEqual([
    413,
    { detail: 'File size must be at most 10MB' },
  ]);
  expect(await files()).toEqual([]);
});

test('a client that disconnects during an upload leaves no file', async () => {
  const { environment, files } = await createTestBackend();
  const origin = await spawnServer(environment).ready();
  const { Authorization } = await logIn(origin);
  const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    `POST ${endpoints.uploadDocument.path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${Authorization}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  );
  await expect.poll(files).toHaveLength(1);
  socket.destroy();
  await expect.poll(files).toEqual([]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('invalid HTTP and oversized headers are refused in JSON while others are served', async () => {
  const origin = await spawnServer((await createTestBackend()).environment).ready();
  const answerTo = async (bytes: string) => {
    const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    return text(socket);
  };
  expect(await answerTo('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 .*{"detail":"The request is not valid HTTP"}$/s,
  );
  const large = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(large).toMatch(/^HTTP\/1.1 431 .*{"detail":"The headers of the request are too large"}$/s);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('a server keeps running when nobody reads its log', async () => {
  const { environment } = await createTestBackend();
  const server = spawnServer({ ...environment, LOG_LEVEL: 'info' });
  const origin = await server.ready();
  server.turnAway();
  for (let index = 0; index < 3; index += 1) {
    expect((await fetch(`${origin}/healthz`, { headers: { Connection: 'close' } })).status).toBe(200);
  }
  await logIn(origin);
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('a server with an invalid setting names it in one line', async () => {
  const server = spawnServer({ DATA_DIR: await tempDir(), PORT: 'eighty' });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toBe('PORT is no port: eighty\n');
});
