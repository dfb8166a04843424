import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { type Connection, createConnection, Writer } from './sqliteWriter.ts';

class Session implements DatabaseConnection {
  readonly #reader: Connection;
  readonly #writer: Writer;
  #release: (() => void) | undefined;

  constructor(reader: Connection, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release) return this.#writer.run<Row>(sql, parameters);
    if (SelectQueryNode.is(query)) return this.#reader.run<Row>(sql, parameters);
    await this.begin();
    try {
      const result = this.#writer.run<Row>(sql, parameters);
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('The SQLite driver does not support streaming');
  }

  async begin() {
    this.#release = await this.#writer.begin();
  }

  async commit() {
    const committed = this.#writer.commit();
    this.#releaseWriter();
    await committed;
  }

  rollback() {
    // After a failed commit the transaction is already over.
    if (!this.#release) return;
    try {
      this.#writer.rollback();
    } finally {
      this.#releaseWriter();
    }
  }

  #releaseWriter() {
    this.#release?.();
    this.#release = undefined;
  }
}

/** A Kysely driver with two SQLite connections: one writes, the other reads committed data without waiting. */
export class SqliteDriver implements Driver {
  readonly #open: (options: { readOnly: boolean }) => DatabaseSync;
  #reader: Connection | undefined;
  #writer: Writer | undefined;
  readonly #idle: Session[] = [];

  constructor(open: (options: { readOnly: boolean }) => DatabaseSync) {
    this.#open = open;
  }

  async init() {
    // The writer creates the file.
    this.#writer = new Writer(createConnection(this.#open({ readOnly: false })));
    this.#reader = createConnection(this.#open({ readOnly: true }));
  }

  async acquireConnection() {
    if (!this.#reader || !this.#writer) throw new Error('The database is not open');
    return this.#idle.pop() ?? new Session(this.#reader, this.#writer);
  }

  beginTransaction = (session: Session) => session.begin();
  commitTransaction = (session: Session) => session.commit();
  rollbackTransaction = async (session: Session) => session.rollback();

  // Kysely keeps a reference to each connection it gets.
  async releaseConnection(session: Session) {
    this.#idle.push(session);
  }

  async destroy() {
    // Only the writer can merge the write-ahead log into the file when it closes.
    this.#reader?.database.close();
    await this.#writer?.close();
  }
}
