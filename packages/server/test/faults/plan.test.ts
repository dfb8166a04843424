import { type Client, createClient, unknownSituation } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createCaller } from '../support/caller.ts';
import { timesOr } from '../support/scale.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

/** The day after so many others. */
const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);

test('kills while a plan is answered, completed and booked lose nothing that was acknowledged', {
  timeout: timesOr(600_000, 120_000),
}, async () => {
  const backend = await createTestBackend();
  const environment = { ...backend.environment, RATE_LIMIT_FACTOR: '1000' };
  let headers: Record<string, string> | undefined;
  /** How often each was changed and the change acknowledged. */
  const counts = { answered: 0, booked: 0, completed: 0 };
  let keys: (string | null)[] = [];

  const answer = (api: Client, count: number) =>
    api.setSituation({
      body: { ...unknownSituation, nationality: 'art41', purpose: 'work', postal_code: String(count) },
    });
  const findSteps = async (api: Client) => {
    const steps = await api.listSteps();
    const [toBook, toComplete] = steps.filter(({ needs }) => needs.length === 0);
    if (!toBook || !toComplete) throw new Error('Two steps need no other one.');
    return { steps, toBook, toComplete };
  };
  const check = async (api: Client) => {
    const situation = await api.getSituation();
    // The change under way was made whole, or not at all.
    expect([counts.answered, counts.answered + 1]).toContain(Number(situation.postal_code));
    expect(situation).toMatchObject({ nationality: 'art41', purpose: 'work', renting: null });
    const { steps, toBook, toComplete } = await findSteps(api);
    expect(steps.map(({ key }) => key)).toEqual(keys);
    if (counts.booked > 0)
      expect([dayAfter(counts.booked), dayAfter(counts.booked + 1)]).toContain(toBook.booked_for);
    const others = steps.filter(({ id, is_completed }) => is_completed && id !== toComplete.id);
    expect(others).toEqual([]);
    counts.answered = Number(situation.postal_code);
    if (toBook.booked_for === dayAfter(counts.booked + 1)) counts.booked += 1;
    if (toComplete.is_completed !== (counts.completed % 2 === 1)) counts.completed += 1;
  };

  const rounds = timesOr(50, 4);
  for (let round = 0; round <= rounds; round += 1) {
    const server = spawnServer(environment);
    const baseUrl = await server.ready();
    headers ??= (await createCaller(baseUrl)).headers;
    const token = headers.Authorization?.replace('Bearer ', '') ?? '';
    const api = createClient({ baseUrl, getToken: () => token });
    if (round === 0) {
      await api.updateMe({ body: { settlement_country: 'Germany', country_selected: true } });
      await api.initializeSteps();
      await answer(api, 0);
      keys = (await findSteps(api)).steps.map(({ key }) => key);
    }
    await check(api);
    if (round === rounds) break;

    const { toBook, toComplete } = await findSteps(api);
    const again = async (count: keyof typeof counts, change: (next: number) => Promise<unknown>) => {
      for (;;) {
        await change(counts[count] + 1);
        counts[count] += 1;
      }
    };
    // The killed server ends each of them.
    const writers = Promise.allSettled([
      again('answered', (next) => answer(api, next)),
      again('booked', (next) =>
        api.updateStep({ params: { id: toBook.id }, body: { booked_for: dayAfter(next) } }),
      ),
      again('completed', (next) =>
        api.updateStep({ params: { id: toComplete.id }, body: { is_completed: next % 2 === 1 } }),
      ),
    ]);
    const before = { ...counts };
    await expect
      .poll(
        () => Object.entries(before).every(([name, count]) => counts[name as keyof typeof counts] > count),
        {
          timeout: 20_000,
          interval: 5,
        },
      )
      .toBe(true);
    await new Promise((resolve) => setTimeout(resolve, (7 * round) % 100));
    await server.kill('SIGKILL');
    await writers;
  }
});
