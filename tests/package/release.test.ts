import { execFileSync } from 'node:child_process';
import { cpSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createPerson } from '../../tools/test-server/person.ts';
import { release, startReleaseServer } from '../../tools/test-server/startReleaseServer.ts';

const picture = join(import.meta.dirname, '../../docs/images/checklist.png');

test('the release has at most 130 MB and runs with Node in any folder', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(release, folder, { recursive: true, verbatimSymlinks: true });
  const bytes = globSync('**', { cwd: folder }).reduce(
    (sum, file) => sum + lstatSync(join(folder, file)).size,
    0,
  );
  expect(bytes).toBeLessThan(130e6);

  const server = await startReleaseServer({}, folder);
  onTestFinished(server.stop);
  const page = await fetch(server.url);
  expect(await page.text()).toContain('<div id="root">');
  expect((await fetch(`${server.url}/api/docs`)).status).toBe(200);

  // Native packages hash passwords and resize photos.
  const person = await createPerson(server);
  const body = new FormData();
  body.append('file', new Blob([readFileSync(picture)]), 'me.png');
  const headers = { Authorization: `Bearer ${person.token}` };
  const { path, method } = endpoints.uploadProfilePhoto;
  expect((await fetch(server.url + path, { method, headers, body })).status).toBe(200);

  const env = { ...process.env, DATA_DIR: server.dataDir };
  const output = execFileSync(process.execPath, [join(folder, 'endSessions.js'), person.email], { env });
  expect(output.toString()).toContain('Ended 1 session');
});
