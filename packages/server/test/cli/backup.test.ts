import { chown, lstat, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endpoints, type StoredDocument } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { createBackup, folderSource } from '#server/features/backup/createBackup.ts';
import { restoreBackup } from '#server/features/backup/restoreBackup.ts';
import { createCaller, startServer } from '../support/caller.ts';
import { createTestServer, tempDir } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { isUserFile } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a backup of a running server contains all that was stored before it, and can be restored and served', async () => {
  const DATA_DIR = await tempDir();
  const { caller, kill, origin } = await startServer({ DATA_DIR });
  const { method, path } = endpoints.createCalendarFeed;
  const feed = await fetch(origin + path, { method, headers: caller.headers });
  const calendar = new URL(((await feed.json()) as { url: string }).url).pathname;
  expect((await fetch(origin + calendar)).status).toBe(200);
  const upload = async () => ((await (await caller.upload()).json()) as StoredDocument).id;
  const before = await Promise.all(Array.from({ length: 20 }, upload));

  let isOver = false;
  const churn = async () => {
    while (!isOver) {
      await caller.deleteDocument(await upload());
      await caller.emptyBin();
    }
  };
  const writers = [churn(), churn(), churn()];
  const target = join(await tempDir(), 'backup');
  expect(await run('backup.ts', [target], { DATA_DIR })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up .* to .*: the database and \d+ files\.\n$/),
    errors: '',
  });
  isOver = true;
  await Promise.all(writers);
  await kill('SIGKILL');

  const restored = await tempDir();
  expect((await run('restore.ts', [target], { DATA_DIR: restored })).code).toBe(0);
  const again = await spawnServer({ DATA_DIR: restored }).ready();
  const headers = caller.headers;
  expect((await fetch(again + endpoints.listDocuments.path, { headers })).status).toBe(401);
  expect((await fetch(again + calendar)).status).toBe(404);
  const callerAgain = await createCaller(again);
  await callerAgain.emptyBin();
  const documents = await callerAgain.listDocuments();
  expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  for (const { download_url } of documents) expect((await fetch(`${again}${download_url}`)).status).toBe(200);
  const kept = (await readdir(join(restored, 'files'))).filter(isUserFile);
  expect(kept.sort()).toEqual(documents.map(({ id }) => id).sort());
});

test('a folder in use or with data is not overwritten', async () => {
  const DATA_DIR = await tempDir();
  const target = join(await tempDir(), 'backup');
  const server = spawnServer({ DATA_DIR });
  await server.ready();
  expect((await run('backup.ts', [target], { DATA_DIR })).code).toBe(0);
  expect(await run('restore.ts', [target, '--replace'], { DATA_DIR })).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`is in use by another server, process ${server.pid}.`),
  });
  await server.kill('SIGTERM');
  expect(await run('restore.ts', [target], { DATA_DIR })).toMatchObject({
    code: 1,
    errors: `${DATA_DIR} holds data already. Add --replace to move it aside, or set DATA_DIR.\n`,
  });
  expect((await run('restore.ts', [target, '--replace'], { DATA_DIR })).code).toBe(0);
  const aside = (await readdir(DATA_DIR)).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(await readdir(join(DATA_DIR, aside))).toContain('settlement-help.db');
  await spawnServer({ DATA_DIR }).ready();
});

test.skipIf(process.getuid?.() !== 0)(
  'files restored by root belong to the owner of the data folder',
  async () => {
    const testServer = await createTestServer();
    const { token } = await testServer.createPerson('France');
    const form = new FormData();
    form.append('file', fileOf(samples.pdf, 'a.pdf'));
    const { path, method } = endpoints.uploadDocument;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await testServer.app.request(path, { method, headers, body: form })).status).toBe(201);
    const target = join(await tempDir(), 'backup');
    expect((await run('backup.ts', [target], { DATA_DIR: testServer.dataDir })).code).toBe(0);

    const DATA_DIR = await tempDir();
    await chown(DATA_DIR, 4321, 4322);
    expect((await run('restore.ts', [target], { DATA_DIR })).code).toBe(0);
    const names = await readdir(DATA_DIR, { recursive: true });
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const { uid, gid } = await lstat(join(DATA_DIR, name));
      expect([name, uid, gid]).toEqual([name, 4321, 4322]);
    }
  },
);

test('a write-ahead log without its database counts as data and never mixes with a restored database', async () => {
  const DATA_DIR = await tempDir();
  const database = join(DATA_DIR, 'settlement-help.db');
  const target = join(await tempDir(), 'backup');
  const first = spawnServer({ DATA_DIR });
  await first.ready();
  expect((await run('backup.ts', [target], { DATA_DIR })).code).toBe(0);
  await createCaller(await first.ready());
  await first.kill('SIGKILL');
  expect(await readdir(DATA_DIR)).toContain('settlement-help.db-wal');
  await rm(database);
  expect(await run('restore.ts', [target], { DATA_DIR })).toMatchObject({
    code: 1,
    errors: `${DATA_DIR} holds data already. Add --replace to move it aside, or set DATA_DIR.\n`,
  });
  expect((await run('restore.ts', [target, '--replace'], { DATA_DIR })).code).toBe(0);
  const restored = new DatabaseSync(database, { readOnly: true });
  expect(restored.prepare('select email from users').all()).toEqual([{ email: '' }]);
  restored.close();
});

test('a data folder with a write-ahead log is refused as a backup', async () => {
  const source = await tempDir();
  const first = spawnServer({ DATA_DIR: source });
  await createCaller(await first.ready());
  await first.kill('SIGKILL');
  const dataDir = join(await tempDir(), 'restored');
  await expect(restoreBackup({ source, dataDir, aside: undefined })).rejects.toThrow(
    `${source} is no backup but data of a server that was not stopped. Set DATA_DIR to it.`,
  );
});

test('a backup to a folder that cannot be read is refused', async () => {
  const testServer = await createTestServer();
  const file = join(await tempDir(), 'notes.txt');
  await writeFile(file, 'mine');
  const target = join(file, 'backup');
  await expect(createBackup({ source: folderSource(testServer.dataDir), target })).rejects.toThrow(
    `${target} cannot be read.`,
  );
});

test('a backup does not overwrite a file', async () => {
  const testServer = await createTestServer();
  const target = join(await tempDir(), 'notes.txt');
  await writeFile(target, 'mine');
  await expect(createBackup({ source: folderSource(testServer.dataDir), target })).rejects.toThrow(
    `${target} is a file.`,
  );
  expect(await readFile(target, 'utf8')).toBe('mine');
});

test('a backup deletes nothing that somebody put into its folder meanwhile', async () => {
  const testServer = await createTestServer();
  const target = await tempDir();
  const source = folderSource(testServer.dataDir);
  const snapshot = async (to: string) => {
    await source.snapshot(to);
    await writeFile(join(target, 'notes.txt'), 'mine');
  };
  await expect(createBackup({ source: { ...source, snapshot }, target })).rejects.toThrow('ENOTEMPTY');
  expect(await readFile(join(target, 'notes.txt'), 'utf8')).toBe('mine');
});

test('a command that cannot run says why in one line', async () => {
  const empty = await tempDir();
  const full = await tempDir();
  await writeFile(join(full, 'x'), 'x');
  const lines = [
    await run('backup.ts', [], { DATA_DIR: empty }),
    await run('backup.ts', [join(empty, 'b')], { DATA_DIR: empty }),
    await run('restore.ts', [full], { DATA_DIR: empty }),
    await run('restore.ts', [full, '--what'], { DATA_DIR: empty }),
  ].map(({ code, errors }) => [code, errors]);
  expect(lines).toEqual([
    [1, 'Usage: pnpm backup FOLDER\n'],
    [1, `There is no data in ${empty}.\n`],
    [1, `There is no backup in ${full}.\n`],
    [1, 'Usage: pnpm restore FOLDER [--replace]\n'],
  ]);
  expect(await readdir(full)).toEqual(['x']);
});

test('a file deleted during the backup is left out with its row', async () => {
  const testServer = await createTestServer();
  const { token } = await testServer.createPerson();
  const upload = async (name: string) => {
    const form = { file: fileOf(samples.pdf, name) };
    return await testServer.requestOk(endpoints.uploadDocument, { form }, { token });
  };
  const [gone, kept] = [await upload('gone.pdf'), await upload('kept.pdf')];
  const dataDir = await tempDir();
  await createBackup({ source: folderSource(testServer.dataDir), target: join(dataDir, 'first') });
  const source = folderSource(testServer.dataDir);
  const copyFileTo = async (key: string, to: string) => {
    await rm(join(testServer.filesDir, gone.id), { force: true });
    return source.copyFileTo(key, to);
  };
  await createBackup({ source: { ...source, copyFileTo }, target: join(dataDir, 'second') });
  const restored = join(dataDir, 'restored');
  await restoreBackup({ source: join(dataDir, 'second'), dataDir: restored, aside: undefined });
  expect((await readdir(join(dataDir, 'first/files'))).sort()).toEqual([gone.id, kept.id].sort());
  expect(await readdir(join(restored, 'files'))).toEqual([kept.id]);
  const database = new DatabaseSync(join(restored, databaseName), { readOnly: true });
  expect(database.prepare('select id from documents').all()).toEqual([{ id: kept.id }]);
  database.close();
});
