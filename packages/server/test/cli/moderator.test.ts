import { createClient, endpoints } from '@settlement-help/contract';
import { TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { createCaller, verifyAddress } from '../support/caller.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 90_000 });

test('the operator makes somebody a moderator and takes that back, while the server runs', async () => {
  const { environment } = await createTestBackend({ isEmpty: true });
  const origin = await spawnServer(environment).ready();
  const person = await createCaller(origin, 'Person@example.org');
  const status = async () => (await person.get(endpoints.listCases.path)).status;
  const command = async (...words: string[]) => {
    const { code, output, errors } = await run('moderator.ts', words, environment);
    return [code, output + errors];
  };

  expect(await status()).toBe(404);
  expect(await command('list')).toEqual([0, 'There is no moderator.\n']);
  expect(await command('add', 'PERSON@example.org')).toEqual([
    1,
    'Person@example.org is not verified. Ask its owner to open the link of the verification email.\n',
  ]);
  await verifyAddress(origin, environment.DATA_DIR, 'Person@example.org');
  expect(await command('add', 'PERSON@example.org')).toEqual([
    1,
    'Person@example.org has no second factor. Ask its owner to turn it on in the profile.\n',
  ]);
  const getToken = () => person.headers.Authorization?.replace('Bearer ', '') ?? null;
  const client = createClient({ baseUrl: origin, getToken });
  const { secret } = await client.startSecondFactor({ body: { current_password: 'correct horse battery' } });
  await client.confirmSecondFactor({ body: { code: new TOTP({ secret }).generate() } });
  expect(await command('add', 'PERSON@example.org')).toEqual([0, 'Person@example.org is a moderator now.\n']);
  expect(await status()).toBe(200);
  expect(await command('list')).toEqual([0, 'Person@example.org\n']);
  expect(await command('remove', 'person@example.org')).toEqual([
    0,
    'Person@example.org is no moderator now.\n',
  ]);
  expect(await status()).toBe(404);
  expect(await command('add', 'nobody@example.org')).toEqual([
    1,
    'Nobody has an account with nobody@example.org.\n',
  ]);
  expect(await command('add')).toEqual([1, 'Usage: pnpm moderator add EMAIL | remove EMAIL | list\n']);
});
