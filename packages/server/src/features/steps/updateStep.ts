import { type StepChanges, toPlanFields, updatePlan } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import { keyOf, planInputOf, type StoredPlan, storeNewUnlocks } from '#server/db/plan.ts';
import { flag } from '#server/db/tables.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import type { StepWithDocument } from './queries.ts';

/** Stores the change of a step and the steps that it unlocks. Refuses to complete a locked or left-out step. */
export async function updateStep(
  tx: Queries,
  stored: StoredPlan<StepWithDocument>,
  { id, changes, now }: { id: string; changes: StepChanges; now: string },
) {
  const { rows } = stored;
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound('Step');
  const key = keyOf(row);
  const result = updatePlan(planInputOf(stored), key, changes, now);
  if ('problem' in result) throw problemOf(result.problem);

  const { steps, leftOut } = toPlanFields(result.plan);
  const fields = [...steps, ...leftOut].find((step) => step.key === key);
  const record = result.records[key];
  if (!fields || !record) throw notFound('Step');
  const changed = {
    completed_at: record.completed_at,
    booked_for: record.booked_for,
    is_not_applicable: flag(record.status === 'not_applicable'),
    is_added: flag(record.is_added),
  };
  await tx.updateTable('steps').set(changed).where('id', '=', id).execute();
  await storeNewUnlocks(tx, rows, result.records);
  return { fields, row: { ...row, ...changed } };
}

function problemOf(code: 'step_not_found' | 'step_left_out' | 'step_locked') {
  if (code === 'step_not_found') return notFound('Step');
  if (code === 'step_locked') return new HttpProblem(409, code, 'Complete previous step to unlock');
  return new HttpProblem(409, code, 'Take this step into your plan first');
}
