import { expect, test } from 'vitest';
import { createRateLimit, maxRateLimitWindow } from '#server/db/rateLimit.ts';
import { createTestServer } from '../support/createTestServer.ts';

test('the window of a rate limit is not longer than its attempts are kept', async () => {
  const { deps } = await createTestServer();
  const create = (window: number) => createRateLimit(deps, { name: 'test', max: 1, window });
  expect(await create(maxRateLimitWindow).take('key')).toBe(0);
  expect(() => create(maxRateLimitWindow + 1)).toThrow('too long');
});
