import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#server/core/dataDir.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, onPostgres, tempDir } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 90_000 });

test('the doctor prints one line per check, and sees the requests that a proxy forwards to the server', async () => {
  const backend = await createTestBackend({ isEmpty: true });
  const server = spawnServer(backend.environment);
  const origin = await server.ready();
  const environment = { ...backend.environment, PORT: new URL(origin).port };
  const { code, output, errors } = await run('doctor.ts', [], environment);
  expect(errors).toBe('');
  expect(output.match(/^(OK|Warning): .+\.$/gm)).toHaveLength(12);
  expect(output).toContain('OK: The database is intact.');
  expect(output).toContain('OK: No proxy forwards requests.');
  expect(code).toBe(0);

  await fetch(origin, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  const again = await run('doctor.ts', [], environment);
  expect(again.output).toContain('Failure: A proxy forwards requests');
  expect(again.code).toBe(1);
});

test.skipIf(onPostgres)('the doctor reports a damaged database file', async () => {
  const { dataDir, environment } = await createTestBackend({ isEmpty: true });
  const server = spawnServer(environment);
  await server.ready();
  await server.kill('SIGTERM');
  const file = await open(join(dataDir, databaseName), 'r+');
  await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, 8 * 4096);
  await file.close();
  const { code, output } = await run('doctor.ts', [], environment);
  expect(output).toMatch(/^Failure: The database .*(damaged|malformed)/m);
  expect(code).toBe(1);
});

test('a response of the server that breaks off is a warning of the doctor', async () => {
  const { environment } = await createTestBackend({ isEmpty: true });
  await run('migrate.ts', [], environment);
  const server = createServer((_request, response) => {
    response.write('# HELP');
    setImmediate(() => response.destroy());
  });
  const port = await listenOnFreePort(server);
  const { output } = await run('doctor.ts', [], { ...environment, PORT: String(port) });
  expect(output).toContain('Warning: No server responds at HOST and PORT');
});

test('the doctor reports a folder without data', async () => {
  const DATA_DIR = join(await tempDir(), 'none');
  expect(await run('doctor.ts', [], { DATA_DIR })).toMatchObject({
    code: 1,
    errors: `There is no data in ${DATA_DIR}.\n`,
  });
});
