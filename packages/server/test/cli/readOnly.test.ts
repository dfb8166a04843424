import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, tempDir } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

test('the command turns read-only mode on and off, and the doctor reports it', async () => {
  const backend = await createTestBackend();
  const { clock, requestOk } = await createTestServer({}, backend);
  const readOnly = async (...words: string[]) => {
    const { code, output, errors } = await run('readOnly.ts', words, backend.environment);
    return [code, output + errors] as const;
  };
  const readMode = async () => {
    clock.advance(span(5, 'second'));
    return (await requestOk(endpoints.getSite, {})).read_only;
  };
  const on = 'Read-only mode is on: servers refuse changes, and jobs and emails pause.';

  expect(await readOnly()).toEqual([0, 'Read-only mode is off.\n']);
  expect(await readOnly('on')).toEqual([0, `${on} Every server knows this within 5 seconds.\n`]);
  expect(await readOnly()).toEqual([0, `${on}\n`]);
  expect(await readMode()).toBe(true);
  expect((await run('doctor.ts', [], backend.environment)).output).toMatch(
    /^Warning: Read-only mode has been on for .*\.$/m,
  );
  expect((await readOnly('off'))[0]).toBe(0);
  expect(await readMode()).toBe(false);
  for (const wrong of [['yes'], ['on', 'off']])
    expect(await readOnly(...wrong)).toEqual([1, 'Usage: pnpm read-only [on|off]\n']);
});

test('a restored server has the announcement and the registration mode, but no read-only mode and no invitation', async () => {
  const { environment } = await createTestBackend({ isEmpty: true });
  for (const [command, ...words] of [
    ['migrate.ts'],
    ['announce.ts', 'Closed on Friday.'],
    ['registration.ts', 'invite'],
    ['readOnly.ts', 'on'],
  ] as const) {
    expect(await run(command, words, environment)).toMatchObject({ code: 0, errors: '' });
  }
  const target = join(await tempDir(), 'backup');
  expect(await run('backup.ts', [target], environment)).toMatchObject({ code: 0, errors: '' });
  const empty = await createTestBackend({ isEmpty: true });
  expect(await run('restore.ts', [target], empty.environment)).toMatchObject({ code: 0, errors: '' });
  const origin = await spawnServer(empty.environment).ready();
  expect(await (await fetch(origin + endpoints.getSite.path)).json()).toMatchObject({
    announcement: 'Closed on Friday.',
    registration: 'invite',
    read_only: false,
  });
  expect((await run('registration.ts', [], empty.environment)).output).toContain('Unused invitations: 0.');
});
