import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { run } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 120_000 });

test('the command shows, prints and removes the announcement', async () => {
  const backend = await createTestBackend();
  const { clock, requestOk } = await createTestServer({}, backend);
  const announce = async (...words: string[]) => {
    const { code, output, errors } = await run('announce.ts', words, backend.environment);
    return [code, output + errors] as const;
  };
  const readShown = async () => {
    clock.advance(span(5, 'second'));
    return (await requestOk(endpoints.getSite, {})).announcement;
  };

  expect(await announce()).toEqual([0, 'There is no announcement.\n']);
  expect(await readShown()).toBeNull();
  expect(await announce('The office is closed on  Friday.')).toEqual([
    0,
    'Everyone who opens the app sees the announcement now.\n',
  ]);
  expect(await announce()).toEqual([0, 'The office is closed on Friday.\n']);
  expect(await readShown()).toBe('The office is closed on Friday.');
  expect(await announce('x'.repeat(301))).toEqual([1, 'The text: Must be at most 300 characters.\n']);
  expect((await announce('The', 'office'))[1]).toMatch(/^Usage: pnpm announce/);
  expect((await announce('Text', '--clear'))[0]).toBe(1);
  expect(await readShown()).toBe('The office is closed on Friday.');
  expect(await announce('--clear')).toEqual([0, 'There is no announcement any more.\n']);
  expect(await readShown()).toBeNull();
});
