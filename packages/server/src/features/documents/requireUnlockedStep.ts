import type { Queries } from '#server/db/database.ts';
import { loadStoredPlan, planOf } from '#server/db/plan.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

export async function requireUnlockedStep(queries: Queries, userId: string, stepId: string, now: Date) {
  const row = await queries
    .selectFrom('steps')
    .select('country')
    .where('id', '=', stepId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('Step');
  const { steps } = planOf(await loadStoredPlan(queries, userId, row.country, now));
  const step = steps.find((planned) => planned.row.id === stepId);
  if (!step?.fields.is_unlocked)
    throw new HttpProblem(409, 'step_locked', 'Complete previous step to unlock');
}
