import { setTimeout as delay } from 'node:timers/promises';
import { type Dialect, Kysely, type Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** What differs between database engines; each engine is one file. */
export interface Engine {
  dialect: Dialect;
  /** Whether a unique constraint refused the row. */
  isUniqueViolation(error: unknown): boolean;
  /** Whether the same transaction may well succeed when it is tried again. */
  isConflict(error: unknown): boolean;
  /** Whether the disk is full. */
  isFull(error: unknown): boolean;
}

/** Runs queries: the database itself, or a transaction of it. */
export type Queries = Kysely<Tables>;

export interface Database extends Omit<Engine, 'dialect'> {
  query: Queries;
  /**
   * Runs `work` in a transaction that no other can disturb, again where it collided with another one. `work`
   * must use the transaction it is given and wait for nothing but the database.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const maxTries = 5;

/** Opens a database and brings its tables to the newest form. */
export async function openDatabase(engine: Engine): Promise<Database> {
  const query = new Kysely<Tables>({ dialect: engine.dialect });
  await migrate(query);

  const transaction: Database['transaction'] = async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await query.transaction().setIsolationLevel('serializable').execute(work);
      } catch (error) {
        if (tries === maxTries || !engine.isConflict(error)) throw error;
        await delay(2 ** tries * (5 + Math.random() * 10));
      }
    }
  };

  return {
    query,
    transaction,
    isUniqueViolation: engine.isUniqueViolation,
    isConflict: engine.isConflict,
    isFull: engine.isFull,
    close: () => query.destroy(),
  };
}
