import { type Country, endpoints, todayIn } from '@settlement-help/contract';
import { timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { addMissingSteps, addMissingStepsAndLoad, getSituation } from '#server/db/plan.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { clearDocumentsOf, findStep, listStepsWithDocuments, restartSteps } from './queries.ts';
import { toStep, toSteps } from './toSteps.ts';
import { updateStep } from './updateStep.ts';

async function chosenCountry(queries: Queries, userId: string): Promise<Country> {
  const { settlement_country } = await getUser(queries, userId);
  if (settlement_country) return settlement_country;
  throw new HttpProblem(409, 'no_destination', 'Choose your destination first');
}

async function loadSteps(queries: Queries, userId: string, country: Country, now: Date) {
  const situation = await getSituation(queries, userId);
  const rows = await listStepsWithDocuments(queries, userId, country);
  return { country, situation, rows, today: todayIn(country, now) };
}

type StoredSteps = Awaited<ReturnType<typeof loadSteps>>;

export function stepRoutes({ route }: Router, deps: Deps, links: LinkSigner) {
  const { db, clock } = deps;

  const show = async (userId: string, stored: StoredSteps) => toSteps(stored, await links.load(userId));

  const initialize = (userId: string) =>
    db.transaction(async (tx) => {
      const country = await chosenCountry(tx, userId);
      await addMissingSteps(tx, userId, country, clock.now());
      return loadSteps(tx, userId, country, clock.now());
    });

  const showPlan = async (userId: string) => {
    const { settlement_country: country } = await getUser(db.query, userId);
    if (!country) return { steps: [], leftOut: [] };
    return show(userId, await addMissingStepsAndLoad(db, userId, country, clock.now(), loadSteps));
  };

  route(endpoints.listSteps, async ({ principal }) => (await showPlan(principal.userId)).steps);

  route(endpoints.listLeftOutSteps, async ({ principal }) => (await showPlan(principal.userId)).leftOut);

  route(
    endpoints.initializeSteps,
    async ({ principal }) => (await show(principal.userId, await initialize(principal.userId))).steps,
  );

  route(endpoints.updateStep, async ({ params: { id }, body: changes, principal: { userId } }) => {
    const { step, country } = await db.transaction(async (tx) => {
      const row = await findStep(tx, userId, id);
      if (!row) throw notFound('Step');
      const stored = await loadSteps(tx, userId, row.country, clock.now());
      const step = await updateStep(tx, stored, { id, changes, now: timestampIn(clock) });
      return { step, country: row.country };
    });
    return toStep(step, country, await links.load(userId));
  });

  route(endpoints.resetSteps, async ({ principal: { userId } }) => {
    const stored = await db.transaction(async (tx) => {
      const country = await chosenCountry(tx, userId);
      await addMissingSteps(tx, userId, country, clock.now());
      const before = await loadSteps(tx, userId, country, clock.now());
      const ids = before.rows.map(({ id }) => id);
      await clearDocumentsOf(tx, ids, timestampIn(clock));
      await restartSteps(tx, userId, before);
      return loadSteps(tx, userId, country, clock.now());
    });
    return (await show(userId, stored)).steps;
  });
}
