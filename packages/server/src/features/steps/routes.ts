import { type Country, endpoints, standardSteps } from '@settlement-help/contract';
import { timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import {
  addMissingSteps,
  deleteDocumentsOf,
  findStep,
  listSteps,
  restartSteps,
  type StepRow,
  setStepStatus,
  toStep,
} from './queries.ts';

async function chosenCountry(queries: Queries, userId: string): Promise<Country> {
  const { settlement_country } = await getUser(queries, userId);
  if (settlement_country) return settlement_country;
  throw new HttpProblem(409, 'Choose your destination first');
}

export function stepRoutes({ route }: Router, deps: Deps, links: LinkSigner) {
  const { db, clock, storage } = deps;

  const show = async (rows: StepRow[]) => {
    const signer = await links.load();
    return rows.map((row) => toStep(row, signer)).filter((step) => step !== undefined);
  };

  const initialize = (userId: string) =>
    db.transaction(async (tx) => {
      const country = await chosenCountry(tx, userId);
      await addMissingSteps(tx, userId, country);
      return listSteps(tx, userId, country);
    });

  route(endpoints.listSteps, async ({ principal: { userId } }) => {
    const { settlement_country: country } = await getUser(db.query, userId);
    if (!country) return [];
    const rows = await listSteps(db.query, userId, country);
    const isShort = rows.length > 0 && rows.length < standardSteps;
    return show(isShort ? await initialize(userId) : rows);
  });

  route(endpoints.initializeSteps, async ({ principal }) => show(await initialize(principal.userId)));

  route(endpoints.updateStep, async ({ params, body, principal }) => {
    const isCompleted = body.is_completed ?? body.status === 'done';
    const row = await db.transaction(async (tx) => {
      const before = await findStep(tx, principal.userId, params.id);
      if (!before) throw notFound('Step');
      if (isCompleted && before.is_unlocked === 0) {
        throw new HttpProblem(409, 'Complete previous step to unlock');
      }
      const completed_at = isCompleted ? (before.completed_at ?? timestampIn(clock)) : null;
      await setStepStatus(tx, before, completed_at);
      return { ...before, completed_at };
    });
    const [step] = await show([row]);
    if (!step) throw notFound('Step');
    return step;
  });

  route(endpoints.resetSteps, async ({ principal: { userId } }) => {
    const { rows, documents } = await db.transaction(async (tx) => {
      const country = await chosenCountry(tx, userId);
      const steps = await listSteps(tx, userId, country);
      const documents = await deleteDocumentsOf(
        tx,
        steps.map(({ id }) => id),
      );
      await restartSteps(tx, userId, country);
      return { rows: await listSteps(tx, userId, country), documents };
    });
    // At once: a bucket that does not answer is waited for with each of them.
    await Promise.all(documents.map((id) => storage.delete(id)));
    return show(rows);
  });
}
