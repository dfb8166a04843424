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

// Together below the 5 seconds after which a caller is told to come back: for a connection, also where all are in
// use, and for the response to a statement.
const connectTimeout = 2500;
const statementTimeout = 2000;
// PostgreSQL cancels a slow statement itself; we disconnect a little later where it does not respond.
const queryTimeout = statementTimeout + 200;

interface PoolOptions {
  connections: number;
  /** Milliseconds; without them a statement may take as long as it takes. */
  statementTimeout?: number;
  queryTimeout?: number;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const code = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  conflicts: ['40001', '40P01'],
  diskFull: '53100',
  // Shutting down or starting, not letting us in, a standby, too many connections, no memory, out of time.
  away: /^(08...|28...|3D000|57P0.|25006|25P03|53200|53300|57014)$/,
};

const codeOf = (error: unknown) => (error instanceof DatabaseError ? (error.code ?? '') : '');

/** What keeps PostgreSQL from responding now, which is anything but an error of the statement itself. */
function toServiceError(error: unknown) {
  if (error instanceof DatabaseError && !code.away.test(codeOf(error))) return error;
  return new ServiceUnavailableError('PostgreSQL', error);
}

// PostgreSQL refuses NUL, which no stored text has: looked up, it is found as little as half a character, which
// becomes the same sign on its way.
const replaceNul = (parameter: unknown) =>
  typeof parameter === 'string' ? parameter.replaceAll('\0', '\ufffd') : parameter;

const ignore = () => undefined;

/** A connection that is not asked again once it was lost: what would tidy up after the loss must not wait for it too. */
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
  // Kysely's other form of a query, a cursor, is not used.
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
    // A frozen process must not hold its locks forever.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection may break between two queries, or on its way from the pool to who asked for it. With nobody listening
  // that would end the process; the next query hears of it.
  pool.on('connect', (client) => client.on('error', ignore)).on('error', ignore);
  // Kysely remembers each connection that it was given.
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
  // Identifiers and timestamps compare as bytes, whatever the language of the database.
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

/** PostgreSQL, or what speaks its protocol, at an address such as `postgres://user:password@host/database`. */
export const postgresEngine = (url: string, connections: number): Engine => ({
  dialect: createDialect(url, { connections, statementTimeout, queryTimeout }),
  // An index of a large table takes its time, and so does waiting for another process that makes it.
  migrationDialect: createDialect(url, { connections: 2 }),
  isUniqueViolation: (error) => codeOf(error) === code.uniqueViolation,
  isForeignKeyViolation: (error) => codeOf(error) === code.foreignKeyViolation,
  isConflict: (error) => code.conflicts.includes(codeOf(error)),
  isDiskFull: (error) => codeOf(error) === code.diskFull,
});
