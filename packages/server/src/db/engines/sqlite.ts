import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Engine } from '../database.ts';
import { sqliteSearch } from '../search/sqliteSearch.ts';
import { SqliteDriver } from './sqliteDriver.ts';
import { isBusy, isDiskFull, isForeignKeyViolation, isUniqueViolation } from './sqliteErrors.ts';
import { sqliteInspection } from './sqliteInspection.ts';

function open(path: string, { readOnly }: { readOnly: boolean }) {
  const database = new DatabaseSync(path, { readOnly, timeout: 5000 });
  database.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;');
  if (readOnly) return database;
  // secure_delete overwrites deleted rows with zeros; synchronous = FULL keeps commits through a power failure.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  // SQLite would block the event loop while it waits for the lock of another process, so the writer waits itself.
  database.exec('PRAGMA busy_timeout = 0;');
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

export const sqliteEngine = (path: string): Engine => ({
  dialect: dialect(path),
  // A connection opened before a migration may return rows with the old column names.
  migrationDialect: dialect(path),
  isUniqueViolation,
  isForeignKeyViolation,
  isConflict: isBusy,
  isDiskFull,
  search: sqliteSearch,
  inspection: sqliteInspection(path),
});
