import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the operator lists the reported facts while the server runs', async () => {
  const { dataDir, environment } = await createTestBackend({ isEmpty: true });
  const origin = await spawnServer(environment).ready();
  const response = await fetch(origin + endpoints.reportFact.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ country: 'France', step: 'ofii', text: 'The office has moved.' }),
  });
  expect(response.status).toBe(202);
  expect(await run('factReports.ts', [], environment)).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d{4}-\d\d-\d\d {2}France, ofii\n {4}The office has moved\.\n$/),
    errors: '',
  });
  expect(await run('factReports.ts', [], { DATA_DIR: `${dataDir}/none` })).toMatchObject({
    code: 1,
    errors: `There is no data in ${dataDir}/none.\n`,
  });
});
