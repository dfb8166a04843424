import { steps as content, plans } from '@settlement-help/content';
import {
  type Country,
  type Step,
  standardSteps,
  unlockSteps as withUnlocked,
} from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { flag, type StepsTable } from '#server/db/tables.ts';
import type { Links } from '#server/http/endpoints/downloadLinks.ts';

export type StepRow = Selectable<StepsTable> & { document_id: string | null; document_name: string | null };

/** The progress of a row beside the content of its step, which is not in the database. */
export function toStep(row: StepRow, links: Links): Step | undefined {
  const step = content[row.country].find(({ step_number }) => step_number === row.step_number);
  return (
    step && {
      ...step,
      id: row.id,
      country: row.country,
      is_completed: row.completed_at !== null,
      status: row.completed_at === null ? 'open' : 'done',
      relevance: 'yes',
      reason: null,
      reason_code: null,
      needs: plans[row.country].find(({ key }) => key === step.key)?.needs ?? [],
      due: null,
      booked_for: null,
      is_unlocked: row.is_unlocked === 1,
      completed_at: row.completed_at,
      has_document: row.document_id !== null,
      document_url: row.document_id && links.linkTo(row.document_id),
      document_name: row.document_name,
    }
  );
}

const selectSteps = (queries: Queries) =>
  queries
    .selectFrom('steps')
    .leftJoin('documents', (join) =>
      join.on('documents.id', '=', (where) =>
        where
          .selectFrom('documents as attached')
          .select((column) => column.fn.max('attached.id').as('newest'))
          .whereRef('attached.step_id', '=', 'steps.id'),
      ),
    )
    .selectAll('steps')
    .select(['documents.id as document_id', 'documents.name as document_name']);

/** The steps of a country, in order, each with the document that was attached last. */
export const listSteps = (queries: Queries, userId: string, country: Country): Promise<StepRow[]> =>
  selectSteps(queries)
    .where('steps.user_id', '=', userId)
    .where('steps.country', '=', country)
    .orderBy('steps.step_number')
    .execute();

export const findStep = (queries: Queries, userId: string, id: string): Promise<StepRow | undefined> =>
  selectSteps(queries).where('steps.user_id', '=', userId).where('steps.id', '=', id).executeTakeFirst();

/** Unlocks, for good, the steps that the completed ones open. */
async function unlockSteps(queries: Queries, userId: string, country: Country) {
  const rows = await queries
    .selectFrom('steps')
    .select(['id', 'step_number', 'completed_at', 'is_unlocked'])
    .where('user_id', '=', userId)
    .where('country', '=', country)
    .execute();
  const steps = rows.map(({ id, step_number, completed_at, is_unlocked }) => ({
    id,
    step_number,
    is_completed: completed_at !== null,
    is_unlocked: is_unlocked === 1,
  }));
  const ids = withUnlocked(steps)
    .filter((step) => !steps.includes(step))
    .map(({ id }) => id);
  if (ids.length > 0) {
    await queries.updateTable('steps').set({ is_unlocked: 1 }).where('id', 'in', ids).execute();
  }
}

/** Creates the steps that a person does not have yet: all of them at first, later those that became known since. */
export async function addMissingSteps(queries: Queries, userId: string, country: Country) {
  const present = await queries
    .selectFrom('steps')
    .select('step_number')
    .where('user_id', '=', userId)
    .where('country', '=', country)
    .execute();
  const isPresent = (number: number) => present.some(({ step_number }) => step_number === number);
  const missing = content[country]
    .slice(0, standardSteps)
    .filter(({ step_number }) => !isPresent(step_number));
  if (missing.length === 0) return;
  await queries
    .insertInto('steps')
    .values(
      missing.map(({ step_number }) => ({
        id: newId(),
        user_id: userId,
        country,
        step_number,
        is_unlocked: flag(false),
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'country', 'step_number']).doNothing())
    .execute();
  await unlockSteps(queries, userId, country);
}

/** Stores whether a step is completed, and what that unlocks. */
export async function setStepStatus(queries: Queries, row: StepRow, completed_at: string | null) {
  await queries.updateTable('steps').set({ completed_at }).where('id', '=', row.id).execute();
  if (completed_at !== null) await unlockSteps(queries, row.user_id, row.country);
}

/** Takes every step of a country back to the start. */
export async function restartSteps(queries: Queries, userId: string, country: Country) {
  await queries
    .updateTable('steps')
    .set({ completed_at: null, is_unlocked: 0 })
    .where('user_id', '=', userId)
    .where('country', '=', country)
    .execute();
  await unlockSteps(queries, userId, country);
}

/** Deletes the documents attached to steps, and tells which they were: their bytes are still there. */
export async function deleteDocumentsOf(queries: Queries, stepIds: readonly string[]) {
  if (stepIds.length === 0) return [];
  const deleted = await queries
    .deleteFrom('documents')
    .where('step_id', 'in', stepIds)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
