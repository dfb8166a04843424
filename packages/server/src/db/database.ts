import { setTimeout as delay } from 'node:timers/promises';
import { type Dialect, Kysely, type Logger, NoResultError, type Transaction } from 'kysely';
import { createConcurrencyLimit } from '#server/core/concurrencyLimit.ts';
import { migrate } from './migrate.ts';
import type { SearchIndex } from './search/searchIndex.ts';
import type { Tables } from './tables.ts';

export interface Engine {
  dialect: Dialect;
  /** A separate connection for migrations, without the time limits of requests. */
  migrationDialect: Dialect;
  isUniqueViolation(error: unknown): boolean;
  isForeignKeyViolation(error: unknown): boolean;
  /** True if the transaction can be retried. */
  isConflict(error: unknown): boolean;
  isDiskFull(error: unknown): boolean;
  search: SearchIndex;
  inspection: Inspection;
}

/** For operators, not for requests. */
export interface Inspection {
  /** Bytes of the database. */
  readSize(queries: Queries): Promise<number>;
  /** Describes damage in a few words; undefined without damage. */
  findDamage(queries: Queries): Promise<string | undefined>;
}

export type Queries = Kysely<Tables>;

export interface Database extends Pick<Engine, 'isUniqueViolation' | 'isConflict' | 'isDiskFull' | 'search'> {
  query: Queries;
  /** True if a row, or a row it refers to, does not exist (any more). */
  isRowMissing(error: unknown): boolean;
  /**
   * Runs `work` in a serializable transaction and repeats it after a conflict, for up to 10 s. `work` may run several
   * times and must await only queries on `tx`.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  readSize(): Promise<number>;
  findDamage(): Promise<string | undefined>;
  close(): Promise<void>;
}

export type Transactional = Pick<Database, 'query' | 'transaction'>;

/** Lets code that needs a transaction run in an existing one. */
export const within = (tx: Transaction<Tables>): Transactional => ({
  query: tx,
  transaction: (work) => work(tx),
});

const maxRetryMs = 10_000;
const maxConcurrentAttempts = 2;
const maxRetryDelayMs = 20;

export interface SlowQuery {
  /** Without its parameters. */
  sql: string;
  milliseconds: number;
}

export interface DatabaseOptions {
  /** False for commands, which may run while an older server uses the database. */
  shouldMigrate?: boolean;
  onSlowQuery?: (query: SlowQuery) => void;
}

const slowQueryMs = 500;

const logSlowQueries =
  (onSlowQuery: NonNullable<DatabaseOptions['onSlowQuery']>): Logger =>
  ({ query, queryDurationMillis: milliseconds }) => {
    if (milliseconds >= slowQueryMs) onSlowQuery({ sql: query.sql, milliseconds: Math.round(milliseconds) });
  };

export async function openDatabase(
  engine: Engine,
  { shouldMigrate = true, onSlowQuery }: DatabaseOptions = {},
): Promise<Database> {
  const query = new Kysely<Tables>({
    dialect: engine.dialect,
    ...(onSlowQuery && { log: logSlowQueries(onSlowQuery) }),
  });
  if (shouldMigrate) {
    const forMigrations = new Kysely<Tables>({ dialect: engine.migrationDialect });
    await migrate(forMigrations).finally(() => forMigrations.destroy());
  }

  // Many transactions on one row would otherwise conflict forever.
  const oneAtATime = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1000 });

  const transaction: Database['transaction'] = async (work) => {
    const attempt = () => query.transaction().setIsolationLevel('serializable').execute(work);
    const end = performance.now() + maxRetryMs;
    for (let tries = 1; ; tries += 1) {
      try {
        return await (tries <= maxConcurrentAttempts ? attempt() : oneAtATime(attempt));
      } catch (error) {
        if (!engine.isConflict(error) || performance.now() > end) throw error;
        // Random, so that conflicting transactions do not meet again.
        await delay(Math.random() * maxRetryDelayMs);
      }
    }
  };

  return {
    query,
    transaction,
    isUniqueViolation: engine.isUniqueViolation,
    isRowMissing: (error) => error instanceof NoResultError || engine.isForeignKeyViolation(error),
    isConflict: engine.isConflict,
    isDiskFull: engine.isDiskFull,
    search: engine.search,
    readSize: () => engine.inspection.readSize(query),
    findDamage: () => engine.inspection.findDamage(query),
    close: () => query.destroy(),
  };
}
