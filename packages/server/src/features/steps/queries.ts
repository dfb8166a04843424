import { type Country, resetPlan } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import { keyOf, planInputOf, type StepRow, type StoredPlan, storePlanUnlocks } from '#server/db/plan.ts';

export type StepWithDocument = StepRow & { document_id: string | null; document_name: string | null };

export const listStepsWithDocuments = (
  queries: Queries,
  userId: string,
  country: Country,
): Promise<StepWithDocument[]> =>
  queries
    .selectFrom('steps')
    .leftJoin('documents', (join) =>
      join.on('documents.id', '=', (where) =>
        where
          .selectFrom('documents as attached')
          .select((column) => column.fn.max('attached.id').as('newest'))
          .whereRef('attached.step_id', '=', 'steps.id')
          .where('attached.deleted_at', 'is', null),
      ),
    )
    .selectAll('steps')
    .select(['documents.id as document_id', 'documents.name as document_name'])
    .where('steps.user_id', '=', userId)
    .where('steps.country', '=', country)
    .orderBy('steps.step_number')
    .execute();

export const findStep = (queries: Queries, userId: string, id: string) =>
  queries
    .selectFrom('steps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

const start = { completed_at: null, is_not_applicable: 0, is_unlocked: 0, booked_for: null } as const;

/** Resets the steps of a country. */
export async function restartSteps(queries: Queries, userId: string, stored: StoredPlan) {
  const { country, rows } = stored;
  const records = resetPlan(planInputOf(stored));
  const keptIds = rows
    .filter((row) => row.is_added === 0 && records[keyOf(row)]?.is_added)
    .map(({ id }) => id);
  if (keptIds.length > 0) {
    await queries.updateTable('steps').set({ is_added: 1 }).where('id', 'in', keptIds).execute();
  }
  await queries
    .updateTable('steps')
    .set(start)
    .where('user_id', '=', userId)
    .where('country', '=', country)
    .execute();
  const restarted = rows.map((row) => ({
    ...row,
    ...start,
    is_added: keptIds.includes(row.id) ? 1 : row.is_added,
  }));
  await storePlanUnlocks(queries, { ...stored, rows: restarted });
}

/** Detaches existing documents and moves those uploaded to a step to the bin. */
export async function clearDocumentsOf(queries: Queries, stepIds: readonly string[], deleted_at: string) {
  if (stepIds.length === 0) return;
  await queries
    .updateTable('documents')
    .set({ step_id: null })
    .where('step_id', 'in', stepIds)
    .where('kept_on_reset', '=', 1)
    .execute();
  await queries
    .updateTable('documents')
    .set({ deleted_at })
    .where('step_id', 'in', stepIds)
    .where('deleted_at', 'is', null)
    .execute();
}
