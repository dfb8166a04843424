import { allSteps, plans } from '@settlement-help/content';
import {
  type Country,
  countries,
  isUnknown,
  makePlan,
  Situation,
  type StepRecord,
  type StepStatus,
  toPlanFields,
  unknownSituation,
} from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { newId } from '#server/core/id.ts';
import type { Queries } from './database.ts';
import { flag, type StepsTable } from './tables.ts';

/** A step as it is stored. */
export type StepRow = Selectable<StepsTable>;

const contentByKey = Object.fromEntries(
  countries.map((country) => [country, new Map(allSteps[country].map((step) => [step.key, step]))]),
) as Record<Country, Map<string, (typeof allSteps)[Country][number]>>;

/** Whether a country has a step of that key. */
export const isStep = (country: Country, key: string) => contentByKey[country].has(key);

/** The facts and texts of a step; each key of a plan has them. */
export function contentOf(country: Country, key: string) {
  const step = contentByKey[country].get(key);
  if (!step) throw new Error(`${country} has no step ${key}`);
  return step;
}

export const keyOf = ({ country, key, step_number }: StepRow) =>
  key ?? plans[country][step_number - 1]?.key ?? '';

function statusOf({ completed_at, is_not_applicable }: StepRow): StepStatus {
  if (completed_at !== null) return 'done';
  return is_not_applicable === 1 ? 'not_applicable' : 'open';
}

const toRecord = (row: StepRow): StepRecord => ({
  status: statusOf(row),
  is_added: row.is_added === 1,
  is_unlocked: row.is_unlocked === 1,
});

/** What is known of a person. */
export async function getSituation(queries: Queries, userId: string): Promise<Situation> {
  const row = await queries
    .selectFrom('situations')
    .select('answers')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? Situation.parse(JSON.parse(row.answers)) : unknownSituation;
}

/** The plan that follows from a situation and the stored steps of a country, each step beside its row. */
export function planOf<Row extends StepRow>(country: Country, situation: Situation, rows: readonly Row[]) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const records = Object.fromEntries(rows.map((row) => [keyOf(row), toRecord(row)]));
  const { steps, leftOut } = toPlanFields(makePlan(plans[country], situation, records));
  const withRow = (fields: (typeof steps)[number]) => {
    const row = byKey.get(fields.key);
    return row ? [{ fields, row }] : [];
  };
  return { steps: steps.flatMap(withRow), leftOut: leftOut.flatMap(withRow) };
}

const listStepRows = (queries: Queries, userId: string, country: Country): Promise<StepRow[]> =>
  queries
    .selectFrom('steps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('country', '=', country)
    .orderBy('step_number')
    .execute();

/** What the plan of a person in a country is made of. */
export interface StoredPlan {
  country: Country;
  situation: Situation;
  rows: readonly StepRow[];
}

export async function loadStoredPlan(
  queries: Queries,
  userId: string,
  country: Country,
): Promise<StoredPlan> {
  const situation = await getSituation(queries, userId);
  return { country, situation, rows: await listStepRows(queries, userId, country) };
}

/** The plan of a person in a country. */
export async function loadPlan(queries: Queries, userId: string, country: Country) {
  const { situation, rows } = await loadStoredPlan(queries, userId, country);
  return planOf(country, situation, rows);
}

/** Stores, for good, what steps have unlocked. A step that needs none was never locked, so nothing unlocked it. */
export async function storeUnlocked(queries: Queries, { country, situation, rows }: StoredPlan) {
  const ids = planOf(country, situation, rows)
    .steps.filter(({ fields, row }) => fields.is_unlocked && row.is_unlocked === 0)
    .filter(({ fields }) => fields.is_completed || fields.needs.length > 0 || isUnknown(situation))
    .map(({ row }) => row.id);
  if (ids.length > 0) {
    await queries.updateTable('steps').set({ is_unlocked: 1 }).where('id', 'in', ids).execute();
  }
}

/** Adds the rows that a person does not have yet: all of them at first, later those of steps that are new. */
export async function addMissingSteps(queries: Queries, userId: string, country: Country) {
  const present = await listStepRows(queries, userId, country);
  const presentKeys = new Set(present.map(keyOf));
  const last = Math.max(0, ...present.map(({ step_number }) => step_number));
  const missing = plans[country].filter(({ key }) => !presentKeys.has(key));
  if (missing.length === 0) return;
  const rows = missing.map(({ key }, index) => ({
    id: newId(),
    user_id: userId,
    country,
    key,
    step_number: last + index + 1,
    is_unlocked: flag(false),
  }));
  await queries
    .insertInto('steps')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await storeUnlocked(queries, await loadStoredPlan(queries, userId, country));
}
