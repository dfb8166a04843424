import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueryResult } from 'kysely';
import { isBusy } from './sqliteErrors.ts';

const maxStatements = 500;

/** Node returns rows as objects without a prototype, which are slower. */
function toObject(columns: readonly string[], row: readonly unknown[]) {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) object[columns[index] ?? ''] = row[index];
  return object;
}

export function createConnection(database: DatabaseSync) {
  const statements = new Map<string, { statement: StatementSync; columns: string[] }>();

  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    statements.set(sql, prepared);
    return prepared;
  };

  const run = <Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> => {
    const { statement, columns } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (columns.length > 0) {
      const rows = statement.all(...values) as unknown as unknown[][];
      return { rows: rows.map((row) => toObject(columns, row) as Row) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };

  return { database, run };
}

export type Connection = ReturnType<typeof createConnection>;

type Group = PromiseWithResolvers<void>;

const maxLockWait = 5000;
const lockRetryDelay = 20;

/**
 * Runs changes one after another. Transactions that start in the same event loop turn share one commit (group commit);
 * each has its own savepoint.
 */
export class Writer {
  readonly #connection: Connection;
  #group: Group | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Waits for the writer; call the returned function to release it. Throws if another process still has the lock 5 s after
   * the call, including the time for earlier changes.
   */
  async begin() {
    const deadline = performance.now() + maxLockWait;
    const release = await this.#acquire();
    try {
      await this.#startSavepoint(deadline);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }

  run<Row>(sql: string, parameters?: readonly unknown[]) {
    if (!this.#group) throw new Error('This transaction has ended');
    try {
      return this.#connection.run<Row>(sql, parameters);
    } catch (error) {
      // Some errors, such as a full disk, roll back the whole transaction.
      if (!this.#connection.database.isTransaction) this.#failGroup(error);
      throw error;
    }
  }

  /** Resolves once the change is on the disk. */
  commit(): Promise<void> {
    this.run('release change');
    return this.#group?.promise ?? Promise.resolve();
  }

  rollback() {
    if (!this.#group) return;
    this.run('rollback to change');
    this.run('release change');
  }

  async close() {
    const release = await this.#acquire();
    try {
      this.#commitGroup();
      this.#connection.database.close();
    } finally {
      release();
    }
  }

  async #acquire() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }

  async #startSavepoint(deadline: number) {
    if (!this.#group) {
      await this.#lock(deadline);
      this.#group = Promise.withResolvers();
      // Without a handler a rejection would end the process.
      this.#group.promise.catch(() => undefined);
      setImmediate(async () => {
        const release = await this.#acquire();
        try {
          this.#commitGroup();
        } finally {
          release();
        }
      });
    }
    this.run('savepoint change');
  }

  async #lock(deadline: number) {
    for (;;) {
      try {
        // Locks now, so that a transaction that reads first cannot fail at its first write.
        this.#connection.run('begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await delay(lockRetryDelay);
      }
    }
  }

  #commitGroup() {
    const group = this.#group;
    if (!group) return;
    try {
      this.#connection.run('commit');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      this.#failGroup(error);
      if (this.#connection.database.isTransaction) this.#connection.run('rollback');
    }
  }

  #failGroup(error: unknown) {
    this.#group?.reject(error);
    this.#group = undefined;
  }
}
