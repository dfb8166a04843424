import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Engine } from '../database.ts';
import { sqliteSearch } from '../search/sqliteSearch.ts';
import { SqliteDriver } from './sqliteDriver.ts';
import { sqliteInspection } from './sqliteInspection.ts';

function open(path: string, { readOnly }: { readOnly: boolean }) {
  const database = new DatabaseSync(path, { readOnly, timeout: 5000 });
  database.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;');
  // Deleted rows are overwritten, so that nothing of them is left in the file.
  if (!readOnly)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
}

class NodeSqliteAdapter extends SqliteAdapter {
  // SQLite rolls back schema changes too.
  override get supportsTransactionalDdl() {
    return true;
  }

  // The driver queues writers itself; readers never wait.
  override get supportsMultipleConnections() {
    return true;
  }
}

const dialect = (path: string): Dialect => ({
  createDriver: () => new SqliteDriver((options) => open(path, options)),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new NodeSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

// https://sqlite.org/rescode.html
const code = { busy: 5, full: 13, foreignKey: 787, primaryKey: 1555, unique: 2067 };

const errorCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

/** True if another connection holds the lock. An extended code has its family in the lower byte. */
export const isBusy = (error: unknown) => (errorCode(error) & 0xff) === code.busy;

export const sqliteEngine = (path: string): Engine => ({
  dialect: dialect(path),
  // A connection opened before a migration may return rows with the old column names.
  migrationDialect: dialect(path),
  isUniqueViolation: (error) => [code.unique, code.primaryKey].includes(errorCode(error)),
  isForeignKeyViolation: (error) => errorCode(error) === code.foreignKey,
  isConflict: isBusy,
  isDiskFull: (error) => (errorCode(error) & 0xff) === code.full,
  search: sqliteSearch,
  inspection: sqliteInspection(path),
});
