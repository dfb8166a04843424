import { sql } from 'kysely';
import { compileOnce } from './compileOnce.ts';

const ownerColumns = { rate_limit_attempts: 'key', questions: 'user_id', answers: 'user_id' } as const;

/** Of the last so many rows of somebody, the moment of the oldest, if there are as many after `after`. */
export const createSelectOldest = (table: keyof typeof ownerColumns, count: number) =>
  compileOnce((queries, { owner, after }: { owner: string; after: string }) =>
    queries
      .selectFrom(table)
      .select('created_at')
      .where(sql.ref<string>(ownerColumns[table]), '=', owner)
      .where('created_at', '>', after)
      .orderBy('created_at', 'desc')
      // Not as parameters: SQLite plans a query anew for each bound limit.
      .limit(sql.lit(1))
      .offset(sql.lit(count - 1)),
  );
