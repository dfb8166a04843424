import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';

const maxStatements = 500;

/** Node returns rows as objects without a prototype, which are slower to make and to read than plain ones. */
function toObject(columns: readonly string[], row: readonly unknown[]) {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) object[columns[index] ?? ''] = row[index];
  return object;
}

/** A connection to SQLite that keeps its prepared statements. */
function createRunner(database: DatabaseSync) {
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

type Runner = ReturnType<typeof createRunner>;

/** The one connection that writes. Transactions and single changes use it one after the other. */
class Writer {
  readonly #runner: Runner;
  #last: Promise<unknown> = Promise.resolve();

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  get isInTransaction() {
    return this.#runner.database.isTransaction;
  }

  /** Waits until no one else uses the connection; the caller that gets it calls the returned function at the end. */
  async acquire() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }

  run<Row>(sql: string, parameters?: readonly unknown[]) {
    return this.#runner.run<Row>(sql, parameters);
  }

  async close() {
    const release = await this.acquire();
    this.#runner.database.close();
    release();
  }
}

/** What Kysely calls a connection: selects go to the reader, except within a transaction. */
class Session implements DatabaseConnection {
  readonly #reader: Runner;
  readonly #writer: Writer;
  #release: (() => void) | undefined;

  constructor(reader: Runner, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release) {
      // SQLite ends a transaction by itself where the disk is full, for one; what follows must not be kept alone.
      if (!this.#writer.isInTransaction) throw new Error('This transaction has ended');
      return this.#writer.run<Row>(sql, parameters);
    }
    if (SelectQueryNode.is(query)) return this.#reader.run<Row>(sql, parameters);
    const release = await this.#writer.acquire();
    try {
      return this.#writer.run<Row>(sql, parameters);
    } finally {
      release();
    }
  }

  streamQuery(): never {
    throw new Error('Nothing here is streamed from the database');
  }

  async begin() {
    const release = await this.#writer.acquire();
    try {
      // Takes the lock at the start: a transaction that reads first never fails at its first write.
      this.#writer.run('begin immediate');
    } catch (error) {
      release();
      throw error;
    }
    this.#release = release;
  }

  commit() {
    this.#end('commit');
  }

  rollback() {
    // After a commit that failed nothing is left to roll back, and the writer may be another session's by now.
    if (this.#release) this.#end('rollback');
  }

  #end(statement: 'commit' | 'rollback') {
    try {
      if (statement === 'commit' || this.#writer.isInTransaction) this.#writer.run(statement);
    } catch (error) {
      if (this.#writer.isInTransaction) this.#writer.run('rollback');
      throw error;
    } finally {
      this.#release?.();
      this.#release = undefined;
    }
  }
}

/** SQLite for Kysely on two connections: one writes, the other reads what is committed and waits for nobody. */
export class SqliteDriver implements Driver {
  readonly #open: (options: { readOnly: boolean }) => DatabaseSync;
  #reader: Runner | undefined;
  #writer: Writer | undefined;
  readonly #idle: Session[] = [];

  constructor(open: (options: { readOnly: boolean }) => DatabaseSync) {
    this.#open = open;
  }

  async init() {
    // The writer first: it makes the file.
    this.#writer = new Writer(createRunner(this.#open({ readOnly: false })));
    this.#reader = createRunner(this.#open({ readOnly: true }));
  }

  async acquireConnection() {
    if (!this.#reader || !this.#writer) throw new Error('The database is not open');
    return this.#idle.pop() ?? new Session(this.#reader, this.#writer);
  }

  beginTransaction = (session: Session) => session.begin();
  commitTransaction = async (session: Session) => session.commit();
  rollbackTransaction = async (session: Session) => session.rollback();

  // Kysely remembers every session that it was ever given, so they are used again.
  async releaseConnection(session: Session) {
    this.#idle.push(session);
  }

  async destroy() {
    // The writer last: the last connection to close moves the log into the file, which a reader cannot.
    this.#reader?.database.close();
    await this.#writer?.close();
  }
}
