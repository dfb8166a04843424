import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the operator ends all sessions of a person while the server runs', async () => {
  const { dataDir, environment } = await createTestBackend({ isEmpty: true });
  const origin = await spawnServer(environment).ready();
  const send = (path: string, email: string) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse battery', full_name: 'Person' }),
    });
  const logIn = async (email: string) => {
    const { access_token } = (await (await send(endpoints.login.path, email)).json()) as {
      access_token: string;
    };
    return () =>
      fetch(`${origin}${endpoints.getMe.path}`, { headers: { Authorization: `Bearer ${access_token}` } });
  };
  for (const email of ['Person@example.org', 'other@example.org']) await send(endpoints.register.path, email);
  const calls = [await logIn('person@example.org'), await logIn('person@example.org')];
  const other = await logIn('other@example.org');

  expect(await run('endSessions.ts', ['PERSON@example.org'], environment)).toEqual({
    code: 0,
    output: 'Ended 2 sessions of Person@example.org.\n',
    errors: '',
  });
  expect((await Promise.all([...calls, other].map((send) => send()))).map(({ status }) => status)).toEqual([
    401, 401, 200,
  ]);
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
