import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a dispute that the operator adds is in the figures of this year', async () => {
  const { environment } = await createTestBackend({ isEmpty: true });
  const origin = await spawnServer(environment).ready();
  const add = (...args: string[]) => run('disputes.ts', args, environment);
  const year = new Date().getUTCFullYear();
  const added = { code: 0, output: `The dispute is in the report of ${year}.\n`, errors: '' };
  expect([await add('add', 'upheld'), await add('add', 'upheld')]).toEqual([added, added]);
  const usage = { code: 1, errors: 'Usage: pnpm disputes add upheld|reversed|ended\n' };
  expect([await add('add', 'won'), await add()]).toMatchObject([usage, usage]);
  const csv = await (await fetch(origin + endpoints.downloadTransparency.path)).text();
  expect(csv).toContain(`\r\n${year},disputes,,upheld,2\r\n`);
});
