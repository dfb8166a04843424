import type { StepChanges } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import { loadStoredPlan, planOf, type StepRow, storeUnlocked } from '#server/db/plan.ts';
import { flag } from '#server/db/tables.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

interface Update {
  row: StepRow;
  changes: StepChanges;
  now: string;
}

const statusIn = ({ is_completed, status }: StepChanges) =>
  is_completed === undefined ? status : is_completed ? 'done' : 'open';

/** Stores what a person says of a step, and for good what that unlocks. Refuses to complete a locked or left-out one. */
export async function updateStep(tx: Queries, { row, changes, now }: Update) {
  const { id, user_id, country } = row;
  const stored = await loadStoredPlan(tx, user_id, country);
  const isOfRow = (step: { row: StepRow }) => step.row.id === id;
  const before = planOf(stored);
  const planned = before.steps.find(isOfRow);
  if (!planned && !before.leftOut.some(isOfRow)) throw notFound('Step');
  const status = statusIn(changes);
  if (status === 'done' && !planned)
    throw new HttpProblem(409, 'step_left_out', 'Take this step into your plan first');
  if (status === 'done' && !planned?.fields.is_unlocked) {
    throw new HttpProblem(409, 'step_locked', 'Complete previous step to unlock');
  }

  const said = {
    ...row,
    ...(status && {
      completed_at: status === 'done' ? (row.completed_at ?? now) : null,
      is_not_applicable: flag(status === 'not_applicable'),
    }),
    ...(changes.booked_for !== undefined && { booked_for: changes.booked_for }),
  };
  const withStep = (step: StepRow) => ({
    ...stored,
    rows: stored.rows.map((one) => (one.id === id ? step : one)),
  });
  const isLeftOut = planOf(withStep(said)).leftOut.some(isOfRow);
  // To open a step that the plan would leave out is to take it in.
  const after = status === 'open' && isLeftOut ? { ...said, is_added: flag(true) } : said;
  const { completed_at, is_not_applicable, is_added, booked_for } = after;
  // What is unlocked before stays so, although this may take away what unlocked it.
  await storeUnlocked(tx, stored);
  await tx
    .updateTable('steps')
    .set({ completed_at, is_not_applicable, is_added, booked_for })
    .where('id', '=', id)
    .execute();
  await storeUnlocked(tx, withStep(after));
}
