import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { run } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

test('the command prints and changes who can register, and a running server follows within 5 seconds', async () => {
  const backend = await createTestBackend();
  const { clock, request, requestOk } = await createTestServer({}, backend);
  const environment = { ...backend.environment, PUBLIC_URL: 'https://help.example.org' };
  const registration = async (...words: string[]) => {
    const { code, output, errors } = await run('registration.ts', words, environment);
    return [code, output + errors] as const;
  };
  const readMode = async () => (await requestOk(endpoints.getSite, {})).registration;

  expect(await registration()).toEqual([0, 'Everyone can create an account.\n']);
  expect(await readMode()).toBe('open');

  const [code, invited] = await registration('invite');
  expect([code, invited.split('\n')]).toEqual([
    0,
    [
      'Only people with an invitation can create an account. Every server knows this within 5 seconds.',
      expect.stringMatching(/^This link creates one account, until \d{4}-\d\d-\d\d:$/),
      expect.stringMatching(/^https:\/\/help\.example\.org\/\?dialog=create-account&invite=[\w-]{43}$/),
      '',
    ],
  ]);
  clock.advance(span(5, 'second'));
  expect(await readMode()).toBe('invite');
  await registration('invite');
  expect(await registration()).toEqual([
    0,
    'Only people with an invitation can create an account. Unused invitations: 2.\n',
  ]);
  const invitation = invited.match(/invite=(\S+)/)?.[1];
  const person = { email: 'new@example.org', password: 'correct horse battery', full_name: 'Person' };
  expect((await request(endpoints.register, { body: { ...person, invitation } })).status).toBe(201);

  expect((await registration('closed'))[0]).toBe(0);
  clock.advance(span(5, 'second'));
  expect(await readMode()).toBe('closed');
  for (const wrong of [['never'], ['open', 'closed']])
    expect(await registration(...wrong)).toEqual([1, 'Usage: pnpm registration [open|closed|invite]\n']);
});
