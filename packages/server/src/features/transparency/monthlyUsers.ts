import { sql } from 'kysely';
import { timestampIn } from '#server/core/clock.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Keeps the highest number of accounts seen so far that were used this month. It runs every hour, because sessions are
 * deleted soon after their last use. No row says which accounts.
 */
export async function countMonthlyUsers({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const [year = '', month = ''] = timestampIn(clock).split('-');
  const start = `${year}-${month}-01T00:00:00.000Z`;
  const used = (table: 'sessions' | 'known_browsers') =>
    db.query.selectFrom(table).select('user_id').where('last_used_at', '>=', start);
  const { count } = await db.query
    .selectFrom(used('sessions').union(used('known_browsers')).as('used'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const row = { year: Number(year), section: 'monthly_users' as const, ground: '' as const, outcome: month };
  await db.query
    .insertInto('yearly_counts')
    .values({ ...row, count: Number(count) })
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'section', 'ground', 'outcome'])
        .doUpdateSet({ count: sql`excluded.count` })
        .where(sql<boolean>`excluded.count > yearly_counts.count`),
    )
    .execute();
}
