import { allSteps, plans } from '@settlement-help/content';
import {
  type Country,
  countries,
  isUnknown,
  makePlan,
  Situation,
  type StepStatus,
  type StoredStep,
  storeUnlocked,
  todayIn,
  toPlanFields,
  unknownSituation,
} from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { newId } from '#server/core/id.ts';
import type { Queries, Transactional } from './database.ts';
import { flag, type StepsTable } from './tables.ts';

export type StepRow = Selectable<StepsTable>;

const contentByKey = Object.fromEntries(
  countries.map((country) => [country, new Map(allSteps[country].map((step) => [step.key, step]))]),
) as Record<Country, Map<string, (typeof allSteps)[Country][number]>>;

export const isStep = (country: Country, key: string) => contentByKey[country].has(key);

export function contentOf(country: Country, key: string) {
  const step = contentByKey[country].get(key);
  if (!step) throw new Error(`${country} has no step ${key}`);
  return step;
}

// Rows of version 0.1.0 have no key; their number is the position in the plan.
export const keyOf = ({ country, key, step_number }: StepRow) =>
  key ?? plans[country][step_number - 1]?.key ?? '';

function statusOf({ completed_at, is_not_applicable }: StepRow): StepStatus {
  if (completed_at !== null) return 'done';
  return is_not_applicable === 1 ? 'not_applicable' : 'open';
}

export const recordsOf = (rows: readonly StepRow[]): Record<string, StoredStep> =>
  Object.fromEntries(
    rows.map((row) => [
      keyOf(row),
      {
        status: statusOf(row),
        completed_at: row.completed_at,
        booked_for: row.booked_for,
        is_added: row.is_added === 1,
        is_unlocked: row.is_unlocked === 1,
      },
    ]),
  );

export async function getSituation(queries: Queries, userId: string): Promise<Situation> {
  const row = await queries
    .selectFrom('situations')
    .select('details')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? Situation.parse(JSON.parse(row.details)) : unknownSituation;
}

export interface StoredPlan<Row extends StepRow = StepRow> {
  country: Country;
  situation: Situation;
  rows: readonly Row[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
}

export const planInputOf = ({ country, situation, rows, today }: StoredPlan) => ({
  rules: plans[country],
  situation,
  records: recordsOf(rows),
  today,
});

export function planOf<Row extends StepRow>(stored: StoredPlan<Row>) {
  const byKey = new Map(stored.rows.map((row) => [keyOf(row), row]));
  const { steps, leftOut } = toPlanFields(makePlan(planInputOf(stored)));
  const withRow = (fields: (typeof steps)[number]) => {
    const row = byKey.get(fields.key);
    // A plan that was not started has no rows.
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

export async function loadStoredPlan(
  queries: Queries,
  userId: string,
  country: Country,
  now: Date,
): Promise<StoredPlan> {
  const situation = await getSituation(queries, userId);
  const rows = await listStepRows(queries, userId, country);
  return { country, situation, rows, today: todayIn(country, now) };
}

export async function storePlanUnlocks(queries: Queries, stored: StoredPlan) {
  const input = planInputOf(stored);
  await storeNewUnlocks(queries, stored.rows, storeUnlocked(makePlan(input), input.situation, input.records));
}

export async function storeNewUnlocks(
  queries: Queries,
  rows: readonly StepRow[],
  records: Readonly<Record<string, StoredStep>>,
) {
  const ids = rows
    .filter((row) => row.is_unlocked === 0 && records[keyOf(row)]?.is_unlocked)
    .map(({ id }) => id);
  if (ids.length > 0) {
    await queries.updateTable('steps').set({ is_unlocked: 1 }).where('id', 'in', ids).execute();
  }
}

function missingSteps(country: Country, rows: readonly StepRow[]) {
  const present = new Set(rows.map(keyOf));
  return plans[country].filter(({ key }) => !present.has(key));
}

/** Adds the missing rows: all of them at first, later those of new steps. */
export async function addMissingSteps(queries: Queries, userId: string, country: Country, now: Date) {
  const present = await listStepRows(queries, userId, country);
  const last = Math.max(0, ...present.map(({ step_number }) => step_number));
  const missing = missingSteps(country, present);
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
  await storePlanUnlocks(queries, await loadStoredPlan(queries, userId, country, now));
}

type Load<Plan> = (queries: Queries, userId: string, country: Country, now: Date) => Promise<Plan>;

/** Loads a plan with `load`, after adding missing steps to a plan that was initialized or has a situation. */
export async function addMissingStepsAndLoad<Plan extends StoredPlan>(
  db: Transactional,
  userId: string,
  country: Country,
  now: Date,
  load: Load<Plan>,
): Promise<Plan> {
  const stored = await load(db.query, userId, country, now);
  const isStarted = stored.rows.length > 0 || !isUnknown(stored.situation);
  if (!isStarted || missingSteps(country, stored.rows).length === 0) return stored;
  return db.transaction(async (tx) => {
    await addMissingSteps(tx, userId, country, now);
    return load(tx, userId, country, now);
  });
}

/** Loads the plan. Inserts rows for steps that a new version added. */
export const loadPlan = async (db: Transactional, userId: string, country: Country, now: Date) =>
  planOf(await addMissingStepsAndLoad(db, userId, country, now, loadStoredPlan));
