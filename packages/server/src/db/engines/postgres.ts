import {
  type DataTypeNode,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { ServiceUnavailableError } from '#server/core/errors.ts';
import type { Engine } from '../database.ts';
import { postgresSearch } from '../search/postgresSearch.ts';
import { postgresInspection } from './postgresInspection.ts';

// Together below 5 seconds, after which clients get a 503.
const connectTimeout = 2500;
const statementTimeout = 2000;
// PostgreSQL cancels slow statements itself; the client disconnects a little later.
const queryTimeout = statementTimeout + 200;

interface PoolOptions {
  connections: number;
  statementTimeout?: number;
  queryTimeout?: number;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const code = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  conflicts: ['40001', '40P01'],
  diskFull: '53100',
  // Shutdown, startup, failed log-in, read-only standby, too many connections, no memory, timeout.
  away: /^(08...|28...|3D000|57P0.|25006|25P03|53200|53300|57014)$/,
};

const codeOf = (error: unknown) => (error instanceof DatabaseError ? (error.code ?? '') : '');

/** Converts every error except those of the statement itself to a `ServiceUnavailableError`. */
function toServiceError(error: unknown) {
  if (error instanceof DatabaseError && !code.away.test(codeOf(error))) return error;
  return new ServiceUnavailableError('PostgreSQL', error);
}

// PostgreSQL refuses NUL in text; no stored text contains U+FFFD in its place.
const replaceNul = (parameter: unknown) =>
  typeof parameter === 'string' ? parameter.replaceAll('\0', '\ufffd') : parameter;

const ignore = () => undefined;

/** A connection that throws at once after it was lost, so that a rollback does not wait for it. */
function guardConnection(client: PoolClient): PostgresPoolClient {
  let lost: ServiceUnavailableError | undefined;
  const release = () => client.release(lost);
  const query = async (sql: unknown, parameters: readonly unknown[] = []) => {
    if (lost) throw lost;
    try {
      return await client.query(String(sql), parameters.map(replaceNul));
    } catch (error) {
      const reason = toServiceError(error);
      if (reason instanceof ServiceUnavailableError) lost = reason;
      throw reason;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release };
}

function createPool(url: string, { connections, statementTimeout, queryTimeout }: PoolOptions): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'settlement-help',
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: queryTimeout,
    // A frozen process must not hold locks forever.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // An unhandled error of an idle connection would end the process; the next query reports it.
  pool.on('connect', (client) => client.on('error', ignore)).on('error', ignore);
  // Kysely keeps a reference to each connection it gets.
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toServiceError(error);
      });
      const known = guarded.get(client) ?? guardConnection(client);
      guarded.set(client, known);
      return known;
    },
    end: () => pool.end(),
  } as PostgresPool;
}

class BytewiseCompiler extends PostgresQueryCompiler {
  // Ids and timestamps compare bytewise, whatever the locale of the database.
  protected override visitDataType(node: DataTypeNode) {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

class BytewiseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new BytewiseCompiler();
  }
}

const createDialect = (url: string, options: PoolOptions) =>
  new BytewiseDialect({ pool: async () => createPool(url, options) });

export const postgresEngine = (url: string, connections: number): Engine => ({
  dialect: createDialect(url, { connections, statementTimeout, queryTimeout }),
  // Creating an index on a large table takes time.
  migrationDialect: createDialect(url, { connections: 2 }),
  isUniqueViolation: (error) => codeOf(error) === code.uniqueViolation,
  isForeignKeyViolation: (error) => codeOf(error) === code.foreignKeyViolation,
  isConflict: (error) => code.conflicts.includes(codeOf(error)),
  isDiskFull: (error) => codeOf(error) === code.diskFull,
  search: postgresSearch,
  inspection: postgresInspection,
});
