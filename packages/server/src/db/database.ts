import { setTimeout as delay } from 'node:timers/promises';
import { type Dialect, Kysely, NoResultError, type Transaction } from 'kysely';
import { createConcurrencyLimit } from '#server/core/concurrencyLimit.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** What differs between database engines; each engine is one file. */
export interface Engine {
  dialect: Dialect;
  /** A separate connection for migrations, without the time limits of requests. */
  migrationDialect: Dialect;
  /** Whether a unique constraint refused the row. */
  isUniqueViolation(error: unknown): boolean;
  /** Whether a row was refused since what it belongs to is not there. */
  isForeignKeyViolation(error: unknown): boolean;
  /** Whether the same transaction may well succeed when it is tried again. */
  isConflict(error: unknown): boolean;
  /** Whether the disk is full. */
  isDiskFull(error: unknown): boolean;
}

/** Runs queries: the database itself, or a transaction of it. */
export type Queries = Kysely<Tables>;

export interface Database extends Pick<Engine, 'isUniqueViolation' | 'isConflict' | 'isDiskFull'> {
  query: Queries;
  /** Whether something is not there, or belongs to what is not there, though it was a moment ago. */
  isRowMissing(error: unknown): boolean;
  /**
   * Runs `work` in a transaction that no other can disturb, again where it collided with another one. `work`
   * must use the transaction it is given and wait for nothing but the database.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A database, or a transaction of it that has begun. */
export type Transactional = Pick<Database, 'query' | 'transaction'>;

/** Does within a transaction that has begun what would else begin one of its own. */
export const within = (tx: Transaction<Tables>): Transactional => ({
  query: tx,
  transaction: (work) => work(tx),
});

const retryDuration = 10_000;
const maxConcurrentAttempts = 2;
const maxRetryDelay = 20;

export interface OpenOptions {
  /** Whether the tables are brought to the newest form, which a server that runs may not know yet. @default true */
  migrates?: boolean;
}

/** Opens a database. */
export async function openDatabase(engine: Engine, { migrates = true }: OpenOptions = {}): Promise<Database> {
  const query = new Kysely<Tables>({ dialect: engine.dialect });
  if (migrates) await applyMigrations(engine);

  // Those that collide again go one after the other: a crowd at one row would undo each other's work for ever.
  const oneAtATime = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1000 });

  const transaction: Database['transaction'] = async (work) => {
    const attempt = () => query.transaction().setIsolationLevel('serializable').execute(work);
    const end = performance.now() + retryDuration;
    for (let tries = 1; ; tries += 1) {
      try {
        return await (tries <= maxConcurrentAttempts ? attempt() : oneAtATime(attempt));
      } catch (error) {
        if (!engine.isConflict(error) || performance.now() > end) throw error;
        // At random, so that those who collided do not meet again.
        await delay(Math.random() * maxRetryDelay);
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
    close: () => query.destroy(),
  };
}

async function applyMigrations(engine: Engine) {
  const query = new Kysely<Tables>({ dialect: engine.migrationDialect });
  try {
    await migrate(query);
  } finally {
    await query.destroy();
  }
}
