import { countries, endpoints, isUnknown, type Situation, unknownSituation } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import { getSituation, loadStoredPlan, storePlanUnlocks } from '#server/db/plan.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';

/** An empty situation deletes the row, and removes the steps that the person added. */
async function replaceSituation(tx: Queries, userId: string, situation: Situation, now: Date) {
  for (const country of countries) await storePlanUnlocks(tx, await loadStoredPlan(tx, userId, country, now));
  if (isUnknown(situation)) {
    await tx.deleteFrom('situations').where('user_id', '=', userId).execute();
    await tx.updateTable('steps').set({ is_added: 0 }).where('user_id', '=', userId).execute();
    return;
  }
  const details = JSON.stringify(situation);
  await tx
    .insertInto('situations')
    .values({ user_id: userId, details })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ details }))
    .execute();
}

/** Routes of a person's situation. It is sensitive and is never logged. */
export function situationRoutes({ route }: Router, { db, clock }: Deps) {
  route(endpoints.getSituation, ({ principal: { userId } }) => getSituation(db.query, userId));

  route(endpoints.setSituation, async ({ body, principal: { userId }, requireMatch }) => {
    await db.transaction(async (tx) => {
      await requireMatch(() => getSituation(tx, userId));
      await replaceSituation(tx, userId, body, clock.now());
    });
    return body;
  });

  route(endpoints.eraseSituation, async ({ principal: { userId } }) => {
    await db.transaction((tx) => replaceSituation(tx, userId, unknownSituation, clock.now()));
  });
}
