import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { createCaller } from '../support/caller.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the operator ends all sessions of a person while the server runs', async () => {
  const { dataDir, environment } = await createTestBackend({ isEmpty: true });
  const origin = await spawnServer(environment).ready();
  const person = [await createCaller(origin, 'Person@example.org'), await createCaller(origin)];
  const other = await createCaller(origin, 'other@example.org');

  expect(await run('endSessions.ts', ['PERSON@example.org'], environment)).toEqual({
    code: 0,
    output: 'Ended 2 sessions of Person@example.org.\n',
    errors: '',
  });
  const responses = await Promise.all([...person, other].map(({ get }) => get(endpoints.getMe.path)));
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 200]);
  const lines = [
    await run('endSessions.ts', [], environment),
    await run('endSessions.ts', ['nobody@example.org'], environment),
    await run('endSessions.ts', ['a@example.org'], { DATA_DIR: `${dataDir}/none` }),
  ].map(({ code, errors }) => [code, errors]);
  expect(lines).toEqual([
    [1, 'Usage: pnpm end-sessions EMAIL\n'],
    [1, 'Nobody has an account with nobody@example.org.\n'],
    [1, `There is no data in ${dataDir}/none.\n`],
  ]);
});
