import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredDocument } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { openDatabase } from '#server/db/database.ts';
import { callerOf, createCaller } from '../support/caller.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, repeatsSqlite, tempDir } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

const linkOf = async (response: Response) => ((await response.json()) as StoredDocument).download_url;

test.skipIf(repeatsSqlite)(
  'after a rotation and a restart earlier links end, and new links and stored files work',
  async () => {
    const backend = await createTestBackend({ isEmpty: true });
    const { environment } = backend;
    const server = spawnServer(environment);
    const origin = await server.ready();
    const { headers, upload } = await createCaller(origin);
    const link = await linkOf(await upload());
    expect((await fetch(origin + link)).status).toBe(200);

    expect(await run('secrets.ts', [], environment)).toMatchObject({
      code: 1,
      errors: 'Usage: pnpm secrets rotate\n',
    });
    const { code, output } = await run('secrets.ts', ['rotate'], environment);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Deleted 2 signing keys; /)]);
    await server.kill('SIGTERM');
    const again = await spawnServer(environment).ready();
    expect((await fetch(again + link)).status).toBe(404);
    const [document] = await callerOf(again, headers).listDocuments();
    expect((await fetch(again + document?.download_url)).status).toBe(200);
  },
);

test('a backup contains no signing key, and a restored server makes new ones', async () => {
  const backend = await createTestBackend({ isEmpty: true });
  const { environment } = backend;
  const origin = await spawnServer(environment).ready();
  const { upload } = await createCaller(origin);
  const link = await linkOf(await upload());
  const { query, close } = await openDatabase(backend.engine, { shouldMigrate: false });
  const keys = await query.selectFrom('secrets').select('value').where('name', '!=', 'owner').execute();
  await close();
  // For links to documents, and for browsers that have logged in.
  expect(keys).toHaveLength(2);

  const target = join(await tempDir(), 'backup');
  expect(await run('backup.ts', [target], environment)).toMatchObject({ code: 0, errors: '' });
  const path = join(target, databaseName);
  const copy = new DatabaseSync(path, { readOnly: true });
  expect(copy.prepare('select name from secrets').all()).toMatchObject([{ name: 'owner' }]);
  copy.close();
  const bytes = await readFile(path, 'latin1');
  for (const { value } of keys) expect(bytes.includes(value)).toBe(false);

  const empty = await createTestBackend({ isEmpty: true });
  expect(await run('restore.ts', [target], empty.environment)).toMatchObject({ code: 0, errors: '' });
  const restored = await spawnServer(empty.environment).ready();
  expect((await fetch(restored + link)).status).toBe(404);
  const documents = await (await createCaller(restored)).listDocuments();
  expect(documents).toHaveLength(1);
  expect((await fetch(restored + documents[0]?.download_url)).status).toBe(200);
});
