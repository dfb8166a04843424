import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from './errors.ts';

/** What the app itself needs to know of its surroundings. */
export interface AppConfig {
  /** The folder of the built app. */
  appDist: string;
  /** The address that mails point to, without a slash at its end. */
  publicUrl: string;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Whether a proxy in front of us names the caller's address in X-Forwarded-For. */
  trustProxy: boolean;
  /** The bearer token that /metrics asks for; without one it answers this machine alone. */
  metricsToken: string | undefined;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where a bucket is, and who we are there. */
export interface Bucket {
  name: string;
  /** Without one it is a bucket of AWS. */
  endpoint: string | undefined;
  region: string;
  /** Without them the machine's own role is taken, as AWS gives one. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface Config extends AppConfig {
  host: string;
  port: number;
  dataDir: string;
  /** The address of a PostgreSQL; without one the database is a file of the data folder. */
  databaseUrl: string | undefined;
  /** How many connections to PostgreSQL this process opens at most. */
  databaseConnections: number;
  /** Where documents and photos lie; without a bucket they are files of the data folder. */
  bucket: Bucket | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: LogLevel;
}

type Environment = Record<string, string | undefined>;

function readPort(text: string) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new OperatorError(`PORT is no port: ${text}`);
  return port;
}

function readFactor(text: string) {
  const factor = Number(text);
  if (!(factor > 0)) throw new OperatorError(`RATE_LIMIT_FACTOR must be a number above 0, not ${text}`);
  return factor;
}

function readLogLevel(text: string) {
  const level = logLevels.find((known) => known === text);
  if (!level) throw new OperatorError(`LOG_LEVEL is one of ${logLevels.join(', ')}, not ${text}`);
  return level;
}

// What was set is not repeated: it has a password in it.
function readDatabaseUrl(text: string | undefined) {
  if (!text) return undefined;
  const isAddress = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
  if (!isAddress) {
    throw new OperatorError('DATABASE_URL is no address such as postgres://user:password@host:5432/database');
  }
  return text;
}

function readConnections(text: string) {
  const connections = Number(text);
  if (Number.isInteger(connections) && connections > 0) return connections;
  throw new OperatorError(`DATABASE_CONNECTIONS must be a whole number above 0, not ${text}`);
}

const isThisMachine = (host: string) =>
  // A path is a socket of the file system; without a host it is this one.
  /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/.test(decodeURIComponent(host));

/** Whether nobody on the way to it can read or pretend to be it: its certificate is asked for, and checked. */
const isSafe = {
  DATABASE_URL: ({ searchParams }: URL) => {
    const modes = searchParams.getAll('sslmode');
    return modes.length > 0 && modes.every((mode) => mode === 'verify-full');
  },
  SMTP_URL: ({ protocol, searchParams }: URL) => {
    const isWeakened = [...searchParams.keys()].some((key) => /^(tls\.|secure$|ignoreTLS$)/.test(key));
    return !isWeakened && (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true');
  },
  S3_ENDPOINT: ({ protocol }: URL) => protocol === 'https:',
};

const safeForm = {
  DATABASE_URL: 'Add ?sslmode=verify-full to it',
  SMTP_URL: 'Begin it with smtps:, or add ?requireTLS=true to it',
  S3_ENDPOINT: 'Begin it with https:',
};

/** Refuses services on other machines that would be spoken to in the open. */
function refusePlain(environment: Environment) {
  if (readSwitch(environment.ALLOW_PLAIN_CONNECTIONS)) return;
  const addresses = {
    DATABASE_URL: environment.DATABASE_URL,
    SMTP_URL: environment.SMTP_URL,
    S3_ENDPOINT: environment.S3_ENDPOINT,
  };
  const { PGHOST = '' } = environment;
  for (const [name, address] of Object.entries(addresses) as [keyof typeof addresses, string | undefined][]) {
    const url = address ? URL.parse(address) : null;
    if (!url) continue;
    // The client of PostgreSQL takes a host among the parameters before the one of the address, and else PGHOST.
    const named = [url.hostname, ...url.searchParams.getAll('host')].filter((host) => host !== '');
    const hosts = named.length > 0 ? named : [PGHOST];
    if (hosts.every(isThisMachine) || isSafe[name](url)) continue;
    throw new OperatorError(
      `${name} names another machine, to which the connection would not be safe. ${safeForm[name]}, ` +
        'or set ALLOW_PLAIN_CONNECTIONS=1 where the network between is your own.',
    );
  }
}

function readSmtpUrl(text: string | undefined) {
  if (!text) return undefined;
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new OperatorError('SMTP_URL is no address such as smtps://user:password@mail.example.org');
}

const readSwitch = (text: string | undefined) => text === '1' || text === 'true';

function readCredentials(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  if (!accessKeyId && !secretAccessKey) return undefined;
  throw new OperatorError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set together, or neither of them');
}

function readBucket(environment: Environment): Bucket | undefined {
  const name = environment.S3_BUCKET;
  const endpoint = environment.S3_ENDPOINT;
  if (!name) {
    if (endpoint) throw new OperatorError('S3_ENDPOINT is set without S3_BUCKET. Set both, or neither.');
    return undefined;
  }
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name))
    throw new OperatorError(`S3_BUCKET is no name of a bucket: ${name}`);
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new OperatorError(`S3_ENDPOINT is no address such as https://s3.example.org: ${endpoint}`);
  }
  return {
    name,
    endpoint: endpoint || undefined,
    region: environment.S3_REGION || 'us-east-1',
    credentials: readCredentials(environment.AWS_ACCESS_KEY_ID, environment.AWS_SECRET_ACCESS_KEY),
  };
}

/** The environment, with what `.env` adds to it. */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** The settings of the environment; an empty variable counts as unset. Throws `OperatorError`. */
export function readConfig(environment: Environment): Config {
  const port = readPort(environment.PORT || '3000');
  const config: Config = {
    host: environment.HOST || '127.0.0.1',
    port,
    dataDir: resolve(environment.DATA_DIR || './data'),
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    databaseConnections: readConnections(environment.DATABASE_CONNECTIONS || '10'),
    bucket: readBucket(environment),
    appDist: resolve(environment.APP_DIST || resolve(import.meta.dirname, '../../../app/dist')),
    publicUrl: (environment.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    rateLimitFactor: readFactor(environment.RATE_LIMIT_FACTOR || '1'),
    corsOrigins: (environment.CORS_ORIGINS || '').split(/[\s,]+/).filter(Boolean),
    trustProxy: readSwitch(environment.TRUST_PROXY),
    metricsToken: environment.METRICS_TOKEN || undefined,
    smtpUrl: readSmtpUrl(environment.SMTP_URL),
    mailFrom: environment.MAIL_FROM || 'Settlement Help <no-reply@localhost>',
    logLevel: readLogLevel(environment.LOG_LEVEL || 'info'),
  };
  refusePlain(environment);
  return config;
}
