import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Engine } from './database.ts';

const maxStatements = 500;

/** Kysely speaks to better-sqlite3; this is its `Database`, over Node's own SQLite. */
function connect(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
  `);
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= maxStatements) statements.clear();
      const statement = adapt(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

const adapt = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

class ImmediateDriver extends SqliteDriver {
  // Takes the lock of the one writer at the start: a transaction that reads first never fails at its first write.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // A full disk ends the transaction by itself; that there is none left must not hide why.
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  // SQLite can roll back changes of tables, and a migration cut short must leave nothing behind.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

// https://sqlite.org/rescode.html
const code = { busy: 5, full: 13, primaryKey: 1555, unique: 2067 };

const errorCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

/** Whether another connection holds the lock that was wanted. */
// An extended code keeps its family in the lower byte.
export const isBusy = (error: unknown) => (errorCode(error) & 0xff) === code.busy;

/** SQLite in one file, by Node's own binding. */
export const sqliteEngine = (path: string): Engine => ({
  dialect: new NodeSqliteDialect({ database: async () => connect(path) }),
  isUniqueViolation: (error) => [code.unique, code.primaryKey].includes(errorCode(error)),
  isConflict: isBusy,
  isFull: (error) => (errorCode(error) & 0xff) === code.full,
});
