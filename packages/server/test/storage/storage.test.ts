import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { OperatorError, ServiceUnavailableError } from '#server/core/errors.ts';
import { createLogger } from '#server/core/log.ts';
import { openS3Files } from '#server/storage/s3Files.ts';
import { FileTooLargeError } from '#server/storage/storage.ts';
import { tempDir } from '../support/createTestServer.ts';
import { eventually } from '../support/eventually.ts';
import { startBucketServer } from '../support/services/bucketServer.ts';

const credentials = { accessKeyId: 'settlement', secretAccessKey: 'a secret/with+signs=' };

async function createBucket({ pageSize = 1000 } = {}) {
  const root = await tempDir();
  await mkdir(join(root, 'papers/files'), { recursive: true });
  const start = (port?: number) =>
    startBucketServer({ root, pageSize, ...credentials, ...(port === undefined ? {} : { port }) });
  let server = await start();
  onTestFinished(() => server.stop());
  const { port, endpoint } = server;
  const staging = join(root, 'staging');
  const lines: string[] = [];
  const log = createLogger({
    level: 'debug',
    clock: { now: () => new Date() },
    write: (line) => lines.push(line),
  });
  const bucket = { name: 'papers', endpoint, region: 'eu-central-1', credentials };
  const open = (changes: Partial<typeof bucket> = {}, owner = 'us') =>
    openS3Files({ ...bucket, ...changes }, { staging, owner, log });
  return {
    open,
    lines,
    staging,
    files: join(root, 'papers/files'),
    stop: () => server.stop(),
    restart: async () => {
      server = await start(port);
    },
  };
}

const stageText = async (storage: Awaited<ReturnType<typeof openS3Files>>, content: string) =>
  storage.stage(Readable.from([Buffer.from(content)]), 100);

/** Files in a folder that this process has open. Always empty without /proc. */
async function openFiles(folder: string) {
  const handles = await readdir('/proc/self/fd').catch(() => []);
  const paths = handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => ''));
  return (await Promise.all(paths)).filter((path) => path.startsWith(folder));
}

test('a stored file is in the bucket, can be read back, and leaves no temporary file', async () => {
  const { open, files, staging } = await createBucket();
  const storage = await open();
  const staged = await stageText(storage, 'a lease');
  expect(staged).toMatchObject({ size: 7, sha256: createHash('sha256').update('a lease').digest('hex') });
  expect(await readFile(staged.path, 'utf8')).toBe('a lease');
  await staged.store('key-1');
  await staged.discard();
  expect(await readFile(join(files, 'key-1'), 'utf8')).toBe('a lease');
  expect(await readdir(staging)).toEqual([]);
  const stream = await storage.read('key-1');
  expect(stream && (await text(stream))).toBe('a lease');
  await storage.delete('key-1');
  expect(await storage.read('key-1')).toBeUndefined();
  await storage.delete('key-1');
});

test('a file that is too large or discarded never reaches the bucket', async () => {
  const { open, staging } = await createBucket();
  const storage = await open();
  await expect(stageText(storage, 'x'.repeat(101))).rejects.toThrow(FileTooLargeError);
  await (await stageText(storage, 'x')).discard();
  expect(await readdir(staging)).toEqual([]);
  await expect((await stageText(storage, 'x')).store('../key')).rejects.toThrow('Not a storage key');
});

test('a staged file that cannot be read fails its upload and not the process', async () => {
  const { open, files } = await createBucket();
  const storage = await open();
  const staged = await stageText(storage, 'a lease');
  await rm(staged.path);
  await expect(staged.store('key-1')).rejects.toThrow(/ENOENT/);
  expect(await readdir(files)).toEqual([]);
});

test('a sweep deletes old orphans on every page of the bucket, and nothing else', async () => {
  const { open, files, staging } = await createBucket({ pageSize: 2 });
  const storage = await open();
  const names = ['known', 'orphan-1', 'orphan-2', 'orphan-3', 'young'];
  for (const name of names) await (await stageText(storage, name)).store(name);
  await mkdir(join(files, '../elsewhere'));
  await writeFile(join(files, '../elsewhere/orphan-4'), 'x');
  await writeFile(join(staging, 'cut-short'), 'x');
  const old = new Date('2026-01-01');
  for (const path of [...names.slice(0, 4), '../elsewhere/orphan-4'].map((name) => join(files, name)))
    await utimes(path, old, old);
  await utimes(join(staging, 'cut-short'), old, old);
  const swept = await storage.sweep(
    new Date('2026-02-01'),
    async (keys) => new Set(keys.filter((key) => key !== 'known')),
  );
  expect(swept).toBe(4);
  expect(await readdir(files)).toEqual(['known', 'young']);
  expect(await readdir(join(files, '../elsewhere'))).toEqual(['orphan-4']);
  expect(await readdir(staging)).toEqual([]);
});

test('a sweep spares files of uploads in progress, also when the clock of the bucket is behind', async () => {
  const { open, files } = await createBucket();
  const storage = await open();
  const start = new Date('2026-02-01');
  await (await stageText(storage, 'a lease')).store('under-way');
  const behind = new Date(start.getTime() - span(5, 'minute'));
  await utimes(join(files, 'under-way'), behind, behind);
  expect(await storage.sweep(start, async (keys) => new Set(keys))).toBe(0);
  expect(await readdir(files)).toEqual(['under-way']);
});

test('an unavailable bucket throws ServiceUnavailableError, leaves deletions to the sweep, and recovers by itself', async () => {
  const { open, lines, restart, staging, stop } = await createBucket();
  const storage = await open();
  await (await stageText(storage, 'kept')).store('key-1');
  await stop();
  const begin = performance.now();
  await expect(storage.read('key-1')).rejects.toThrow(ServiceUnavailableError);
  await expect((await stageText(storage, 'x')).store('key-2')).rejects.toThrow(ServiceUnavailableError);
  await eventually(async () => expect(await openFiles(staging)).toEqual([]));
  await storage.delete('key-1');
  expect(performance.now() - begin).toBeLessThan(15_000);
  expect(lines.join('')).toContain('bytes were left to the next sweep');
  await restart();
  await eventually(async () => expect(await storage.read('key-1')).toBeDefined());
});

test('a bucket of another database, a wrong key and a missing bucket are refused at the start', async () => {
  const { open } = await createBucket();
  await open();
  await open();
  const refused = (reason: string) => new OperatorError(`The bucket ${reason}`);
  await expect(open({}, 'them')).rejects.toEqual(refused('papers holds the files of another database.'));
  const wrong = { ...credentials, secretAccessKey: 'wrong' };
  await expect(open({ credentials: wrong })).rejects.toEqual(
    refused('papers cannot be used: SignatureDoesNotMatch'),
  );
  await expect(open({ name: 'nothing' })).rejects.toEqual(refused('nothing cannot be used: NoSuchBucket'));
});
