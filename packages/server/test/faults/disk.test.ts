import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Question, type StoredDocument } from '@settlement-help/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { createCaller, startServer } from '../support/caller.ts';
import { tempDir } from '../support/createTestServer.ts';
import { fileOf, pdfOf } from '../support/samples.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { isUserFile } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

const titlesOf = async (response: Response) =>
  ((await response.json()) as Question[]).map(({ title }) => title);

/** The data of a server that was killed with all that it wrote still in its log, and copies whose log was torn. */
async function createTornLog() {
  const DATA_DIR = await tempDir();
  const { caller, kill } = await startServer({ DATA_DIR });
  for (let index = 0; index < 20; index += 1)
    expect((await caller.ask(`Question ${index}`)).status).toBe(201);
  await kill('SIGKILL');
  const log = `${databaseName}-wal`;
  const { size } = await stat(join(DATA_DIR, log));
  expect(size).toBeGreaterThan(0);
  const startAfter = async (tear: (path: string) => unknown) => {
    const copy = join(await tempDir(), 'data');
    cpSync(DATA_DIR, copy, { recursive: true });
    await tear(join(copy, log));
    return { ...spawnServer({ DATA_DIR: copy }), copy };
  };
  return { caller, size, startAfter };
}

test('a write-ahead log whose end is cut off or overwritten restores what was written before it', async () => {
  const { caller, size, startAfter } = await createTornLog();
  const tears = [
    (path: string) => truncateSync(path, size - 1000),
    (path: string) => truncateSync(path, Math.floor(size / 2) + 7),
    async (path: string) =>
      writeFileSync(
        path,
        Buffer.concat([(await readFile(path)).subarray(0, size - 5000), Buffer.alloc(5000, 0xa5)]),
      ),
  ];
  for (const tear of tears) {
    const again = await startAfter(tear);
    const origin = await again.ready();
    const list = await fetch(`${origin}${endpoints.listQuestions.path}`, { headers: caller.headers });
    // Without its session nobody reads; with it the questions are the first ones, none of them missing between.
    expect([200, 401]).toContain(list.status);
    if (list.status === 200) {
      const titles = (await titlesOf(list)).reverse();
      expect(titles).toEqual(titles.map((_title, index) => `Question ${index}`));
    }
    const newcomer = await createCaller(origin);
    expect((await newcomer.ask('Afterwards')).status).toBe(201);
    await again.kill('SIGKILL');
  }
});

test('a server whose whole write-ahead log was lost refuses to start and says why', async () => {
  const { startAfter } = await createTornLog();
  const again = await startAfter((path) => truncateSync(path, 0));
  expect(await again.ended).toBe(1);
  expect(again.errors()).toContain(`${join(again.copy, 'files')} holds the files of another database.`);
});

/** A disk of a few megabytes, which only an administrator can make. */
function mountSmallDisk(path: string) {
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return false;
  }
  return true;
}

test('on a full disk writes get 507, reads work, and nothing is stored in part', async ({ skip }) => {
  const DATA_DIR = join(await tempDir(), 'disk');
  if (!mountSmallDisk(DATA_DIR)) skip('needs the right to mount a small disk');
  const server = spawnServer({ DATA_DIR, RATE_LIMIT_FACTOR: '1000', DISK_RESERVE_MB: '1' });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    execFileSync('umount', ['-l', DATA_DIR]);
  });
  const origin = await server.ready();
  const caller = await createCaller(origin);
  const path = endpoints.uploadDocument.path;
  const kept: string[] = [];
  const upload = async (bytes: number) => {
    const response = await caller.upload(path, fileOf(pdfOf(bytes), 'a.pdf'));
    const body = (await response.json()) as StoredDocument;
    if (response.status === 201) kept.push(body.id);
    return response.status;
  };
  expect(await upload(100_000)).toBe(201);
  expect(await upload(8_000_000)).toBe(507);

  // The rest of the disk, so that not even a row finds room.
  execFileSync('sh', ['-c', 'cat /dev/zero > "$1" || true', 'sh', join(DATA_DIR, 'filler')], {
    stdio: 'ignore',
  });
  const statuses = new Set<number>();
  for (let index = 0; index < 50; index += 1) statuses.add((await caller.ask(`Question ${index}`)).status);
  expect([...statuses].filter((status) => status !== 201)).toEqual([507]);
  expect(await upload(100_000)).toBe(507);

  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { detail: 'The disk is full', code: 'no_space' }]);

  const documents = (await (await caller.get(endpoints.listDocuments.path)).json()) as StoredDocument[];
  expect(documents.map(({ id }) => id)).toEqual(kept);
  for (const { download_url } of documents) expect((await fetch(origin + download_url)).status).toBe(200);
  const files = (await readdir(join(DATA_DIR, 'files'))).filter(isUserFile);
  expect(files.sort()).toEqual(kept.toSorted());
  expect(await readdir(join(DATA_DIR, 'files/tmp'))).toEqual([]);

  execFileSync('rm', [join(DATA_DIR, 'filler')]);
  expect((await caller.ask('There is room again')).status).toBe(201);
});
