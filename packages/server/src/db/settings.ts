import type { Site } from '@settlement-help/contract';
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
export function cacheSettings({ db, clock }: { db: Database; clock: Clock }) {
  let cached: { at: number; settings: Promise<Settings> } | undefined;
  return () => {
    const now = clock.now().getTime();
    const isFresh = cached && now >= cached.at && now < cached.at + cacheLifetime;
    if (cached && isFresh) return cached.settings;
    const settings = readSettings(db.query);
    cached = { at: now, settings };
    settings.catch(() => {
      if (cached?.settings === settings) cached = undefined;
    });
    return settings;
  };
}

export type ReadSettings = ReturnType<typeof cacheSettings>;
