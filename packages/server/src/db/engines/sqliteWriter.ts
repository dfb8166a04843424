import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

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

/** Runs changes one after another. Those of one event loop turn share a commit; each has its own savepoint. */
export class Writer {
  readonly #connection: Connection;
  #group: Group | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Waits for the writer; call the returned function to release it. */
  async begin() {
    const end = await this.#turn();
    try {
      this.#join();
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  run<Row>(sql: string, parameters?: readonly unknown[]) {
    if (!this.#group) throw new Error('This transaction has ended');
    try {
      return this.#connection.run<Row>(sql, parameters);
    } catch (error) {
      // Some errors, such as a full disk, roll back the whole transaction.
      if (!this.#connection.database.isTransaction) this.#lose(error);
      throw error;
    }
  }

  /** Resolves once the change is on the disk. */
  keep(): Promise<void> {
    this.run('release change');
    return this.#group?.promise ?? Promise.resolve();
  }

  undo() {
    if (!this.#group) return;
    this.run('rollback to change');
    this.run('release change');
  }

  async close() {
    const end = await this.#turn();
    this.#commit();
    this.#connection.database.close();
    end();
  }

  async #turn() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }

  #join() {
    if (!this.#group) {
      // Locks now, so that a transaction that reads first cannot fail at its first write.
      this.#connection.run('begin immediate');
      this.#group = Promise.withResolvers();
      // Without a handler a rejection would end the process.
      this.#group.promise.catch(() => undefined);
      setImmediate(async () => {
        const end = await this.#turn();
        this.#commit();
        end();
      });
    }
    this.run('savepoint change');
  }

  #commit() {
    const group = this.#group;
    if (!group) return;
    try {
      this.#connection.run('commit');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      if (this.#connection.database.isTransaction) this.#connection.run('rollback');
      this.#lose(error);
    }
  }

  #lose(error: unknown) {
    this.#group?.reject(error);
    this.#group = undefined;
  }
}
