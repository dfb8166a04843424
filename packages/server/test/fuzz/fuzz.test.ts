import { type Endpoint, endpoints } from '@settlement-help/contract';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { onPostgres } from '../support/testBackend.ts';
import { type FuzzRequest, requestsTo, strayRequests } from './requests.ts';
import seeds from './seeds.json' with { type: 'json' };
import { createTarget, searchWordsTable, tables, tablesChangedByRefusals } from './target.ts';

// `pnpm fuzz` sets it: so many requests to each endpoint from each seed, and one seed more that nobody has tried.
const runs = Number(process.env.FUZZ_RUNS ?? 0);
const isLong = runs > 0;
// On PostgreSQL they look for what its queries refuse.
const shortRuns = onPostgres ? 15 : 45;
const used = isLong ? [...seeds.long, Math.trunc(Date.now() / 1000)] : seeds.short;

vi.setConfig({ testTimeout: isLong ? 3_600_000 : 180_000 });

type Send = Awaited<ReturnType<typeof createTarget>>['send'];

const attempt = (requests: Arbitrary<FuzzRequest>, send: Send, seed: number, endpoint?: Endpoint) =>
  fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect(await send(request, endpoint)).toBeUndefined();
    }),
    { seed, numRuns: isLong ? runs : shortRuns },
  );

test.each(used)(
  'every endpoint responds according to the contract to random input, from seed %i',
  async (seed) => {
    const { ids, send } = await createTarget();
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      await attempt(requestsTo(endpoint, ids), send, seed, endpoint);
    }
  },
);

test.each(used)(
  'whatever address and method is requested, the server responds without a failure, from seed %i',
  async (seed) => {
    const { send } = await createTarget();
    await attempt(strayRequests, send, seed);
  },
);

test('the fuzz tests watch every table of the database', async () => {
  const { db } = await createTestServer();
  const all = (await db.query.introspection.getTables()).map(({ name }) => name);
  const found = all.filter((name) => !searchWordsTable.test(name));
  expect(found.sort()).toEqual([...tables, ...tablesChangedByRefusals].sort());
});
