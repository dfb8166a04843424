import type { Site } from '@settlement-help/contract';
import { cacheFor } from '#server/core/cacheFor.ts';
import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import type { Database, Queries } from './database.ts';
import type { SettingsTable } from './tables.ts';

export type Settings = Pick<Site, 'announcement' | 'read_only' | 'registration'>;

export async function readSettings(queries: Queries): Promise<Settings> {
  const rows = await queries.selectFrom('settings').select(['name', 'value']).execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return {
    announcement: values.get('announcement') ?? null,
    read_only: values.get('read_only') === 'on',
    registration: (values.get('registration') ?? 'open') as Settings['registration'],
  };
}

export const isReadOnly = async (queries: Queries) => (await readSettings(queries)).read_only;

export async function changeSetting(
  { db, clock }: { db: Pick<Database, 'query'>; clock: Clock },
  name: SettingsTable['name'],
  value: string,
) {
  const row = { value, changed_at: timestampIn(clock) };
  await db.query
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Back to the default. */
export const resetSetting = ({ query }: Pick<Database, 'query'>, name: SettingsTable['name']) =>
  query.deleteFrom('settings').where('name', '=', name).execute();

/** Every process knows a changed setting after this time. */
const cacheLifetime = span(5, 'second');

/** Returns a function that reads the settings, at most every 5 seconds. */
export const cacheSettings = ({ db, clock }: { db: Database; clock: Clock }) =>
  cacheFor(clock, cacheLifetime, () => readSettings(db.query));

export type ReadSettings = ReturnType<typeof cacheSettings>;
