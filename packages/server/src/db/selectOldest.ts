import { sql } from 'kysely';
import { compileOnce } from './compileOnce.ts';

const ownerColumns = { rate_limit_attempts: 'key', questions: 'user_id', answers: 'user_id' } as const;

/** Selects the creation time of the owner's `count`-th newest row after `after`, if there is one. */
export const createSelectOldest = (table: keyof typeof ownerColumns, count: number) =>
  compileOnce((queries, { owner, after }: { owner: string; after: string }) =>
    queries
      .selectFrom(table)
      .select('created_at')
      .where(sql.ref<string>(ownerColumns[table]), '=', owner)
      .where('created_at', '>', after)
      .orderBy('created_at', 'desc')
      // SQLite would plan the query again for a bound limit.
      .limit(sql.lit(1))
      .offset(sql.lit(count - 1)),
  );
