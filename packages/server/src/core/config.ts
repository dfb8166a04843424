import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { OperatorError } from './errors.ts';

export interface AppConfig {
  dataDir: string;
  appDist: string;
  /** Base URL of links in emails, without a trailing slash. */
  publicUrl: string;
  rateLimitFactor: number;
  /** Bytes that the documents of one user may take, with those in the bin. */
  storagePerPerson: number;
  corsOrigins: readonly string[];
  /** Origin of the API that the app was built for, if it is not the app's own. */
  apiOrigin: string | undefined;
  /** Number of trusted proxies, or their networks; their `X-Forwarded-For` is trusted. */
  trustProxy: number | BlockList;
  legalDir: string | undefined;
  /** The address for reports of vulnerabilities: an `https:` or `mailto:` URL. */
  securityContact: string | undefined;
  /** Bearer token for /metrics; without one only this machine may read them. */
  metricsToken: string | undefined;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Bucket {
  name: string;
  endpoint: string | undefined;
  region: string;
  /** Undefined to use the machine's AWS role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** A local socket, or a host and port. */
export type ScannerAddress = { path: string } | { host: string; port: number };

export interface Config extends AppConfig {
  host: string;
  port: number;
  /** Bytes of the disk that uploads leave free; undefined for the default. */
  diskReserve: number | undefined;
  databaseUrl: string | undefined;
  databaseConnections: number;
  bucket: Bucket | undefined;
  clamav: ScannerAddress | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: LogLevel;
}

type Environment = Record<string, string | undefined>;

const url = (protocol: RegExp) =>
  z.string().check(z.refine((text) => protocol.test(URL.parse(text)?.protocol ?? '')));

// The origin becomes part of a Content-Security-Policy, so special characters are refused.
const isOrigin = (text: string) =>
  URL.parse(text)?.origin === text && /^https?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/.test(text);

const origin = z.string().check(z.refine(isOrigin));

const wholeNumber = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum));

const flag = z._default(
  z.pipe(
    z.string(),
    z.transform((text) => text === '1' || text === 'true'),
  ),
  false,
);

const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);

function parseProxies(text: string) {
  // Earlier versions took a boolean.
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = new BlockList();
  for (const network of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address);
    if (family === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
    const bits = Number(prefix ?? (family === 4 ? 32 : 128));
    if (bits > (family === 4 ? 32 : 128)) return undefined;
    networks.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

const proxies = z.pipe(
  z.string().check(z.refine((text) => parseProxies(text) !== undefined)),
  z.transform((text) => parseProxies(text) ?? 0),
);

// A release contains the app next to its bundle.
const released = resolve(import.meta.dirname, 'app');
const appDist = existsSync(released) ? released : resolve(import.meta.dirname, '../../../app/dist');

function parseScanner(text: string): ScannerAddress | undefined {
  if (text.startsWith('/')) return { path: text };
  const [, host = '', port] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d+)$/i.exec(text)?.filter(Boolean) ?? [];
  return port && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined;
}

const scanner = z.pipe(
  z.string().check(z.refine((text) => parseScanner(text) !== undefined)),
  z.transform((text) => parseScanner(text)),
);

/** Every setting. A new one also needs a line in `.env.example`. */
const Settings = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/)),
  DATABASE_CONNECTIONS: z._default(wholeNumber(1), 10),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/))),
  S3_ENDPOINT: z.optional(url(/^https?:$/)),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.string()),
  SMTP_URL: z.optional(url(/^smtps?:$/)),
  MAIL_FROM: z._default(z.string(), 'Settlement Help <no-reply@localhost>'),
  CLAMAV_SOCKET: z.optional(scanner),
  ALLOW_PLAIN_CONNECTIONS: flag,
  TRUST_PROXY: z._default(proxies, 0),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive()), 1),
  STORAGE_PER_PERSON_MB: z._default(wholeNumber(1, 1_000_000), 500),
  DISK_RESERVE_MB: z.optional(wholeNumber(0)),
  CORS_ORIGINS: z._default(list, []),
  VITE_API_ORIGIN: z.optional(origin),
  METRICS_TOKEN: z.optional(z.string()),
  LEGAL_DIR: z.optional(z.string()),
  SECURITY_CONTACT: z.optional(z.string().check(z.regex(/^(https:\/\/|mailto:)[\x21-\x7e]+$/))),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  APP_DIST: z._default(z.string(), appDist),
});

type Settings = z.output<typeof Settings>;

export const settingNames = Object.keys(Settings.shape);

/** Error messages per setting. Messages for URLs do not contain the value, which may contain a password. */
const errorMessages: Partial<Record<keyof Settings, (text: string) => string>> = {
  PORT: (text) => `PORT is no port: ${text}`,
  DATABASE_URL: () => 'DATABASE_URL is no address such as postgres://user:password@host:5432/database',
  DATABASE_CONNECTIONS: (text) => `DATABASE_CONNECTIONS must be a whole number above 0, not ${text}`,
  S3_BUCKET: (text) => `S3_BUCKET is no name of a bucket: ${text}`,
  S3_ENDPOINT: (text) => `S3_ENDPOINT is no address such as https://s3.example.org: ${text}`,
  SMTP_URL: () => 'SMTP_URL is no address such as smtps://user:password@mail.example.org',
  CLAMAV_SOCKET: (text) =>
    `CLAMAV_SOCKET is no socket such as /run/clamav/clamd.ctl or 127.0.0.1:3310: ${text}`,
  TRUST_PROXY: (text) =>
    'TRUST_PROXY is the number of proxies in front of the server, or their networks such as ' +
    `10.0.0.0/8, 2001:db8::/32, not ${text}`,
  RATE_LIMIT_FACTOR: (text) => `RATE_LIMIT_FACTOR must be a number above 0, not ${text}`,
  STORAGE_PER_PERSON_MB: (text) =>
    `STORAGE_PER_PERSON_MB must be a whole number of megabytes above 0, not ${text}`,
  DISK_RESERVE_MB: (text) => `DISK_RESERVE_MB must be a whole number of megabytes, not ${text}`,
  VITE_API_ORIGIN: (text) =>
    `VITE_API_ORIGIN is no origin such as https://api.example.org, without a slash at its end: ${text}`,
  SECURITY_CONTACT: (text) => `SECURITY_CONTACT is no address such as mailto:security@example.org: ${text}`,
  LOG_LEVEL: (text) => `LOG_LEVEL is one of ${logLevels.join(', ')}, not ${text}`,
};

function parseSettings(environment: Environment): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, text]) => text));
  const { success, data, error } = Settings.safeParse(set);
  if (success) return data;
  const name = error.issues[0]?.path[0] as keyof Settings;
  throw new OperatorError(errorMessages[name]?.(set[name] ?? '') ?? `${name} cannot be read`);
}

const isLocalHost = (host: string) =>
  // A path is a local socket; an empty host is this machine.
  /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/.test(decodeURIComponent(host));

/** Each function returns true if the connection is encrypted and the certificate is verified. */
const isEncrypted = {
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

const encryptionHints = {
  DATABASE_URL: 'Add ?sslmode=verify-full to it',
  SMTP_URL: 'Begin it with smtps:, or add ?requireTLS=true to it',
  S3_ENDPOINT: 'Begin it with https:',
};

function refuseUnencrypted(settings: Settings, { PGHOST = '' }: Environment) {
  if (settings.ALLOW_PLAIN_CONNECTIONS) return;
  const scanner = settings.CLAMAV_SOCKET;
  if (scanner && 'host' in scanner && !isLocalHost(scanner.host)) {
    throw new OperatorError(
      'CLAMAV_SOCKET names another machine, and documents would be sent there without encryption. ' +
        'Run the scanner on this machine, or set ALLOW_PLAIN_CONNECTIONS=1 if you own the network between them.',
    );
  }
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'S3_ENDPOINT'] as const) {
    const url = URL.parse(settings[name] ?? '');
    if (!url) continue;
    // As the PostgreSQL client does: a `host` parameter wins over the URL's host, and PGHOST is the default.
    const named = [url.hostname, ...url.searchParams.getAll('host')].filter((host) => host !== '');
    const hosts = named.length > 0 ? named : [PGHOST];
    if (hosts.every(isLocalHost) || isEncrypted[name](url)) continue;
    throw new OperatorError(
      `${name} names another machine, and the connection would not be encrypted. ${encryptionHints[name]}, ` +
        'or set ALLOW_PLAIN_CONNECTIONS=1 if you own the network between them.',
    );
  }
}

function readBucket(settings: Settings): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!name && endpoint)
    throw new OperatorError('S3_ENDPOINT is set without S3_BUCKET. Set both, or neither.');
  if (!name) return undefined;
  if (!accessKeyId !== !secretAccessKey) {
    throw new OperatorError(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set together, or neither of them',
    );
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { name, endpoint, region, credentials };
}

export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Reads the settings; an empty variable counts as unset. Throws `OperatorError`. */
export function readConfig(environment: Environment): Config {
  const settings = parseSettings(environment);
  const config: Config = {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    bucket: readBucket(settings),
    appDist: resolve(settings.APP_DIST),
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    storagePerPerson: settings.STORAGE_PER_PERSON_MB * 1024 ** 2,
    diskReserve: settings.DISK_RESERVE_MB && settings.DISK_RESERVE_MB * 1024 ** 2,
    corsOrigins: settings.CORS_ORIGINS,
    apiOrigin: settings.VITE_API_ORIGIN,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN,
    legalDir: settings.LEGAL_DIR && resolve(settings.LEGAL_DIR),
    securityContact: settings.SECURITY_CONTACT,
    clamav: settings.CLAMAV_SOCKET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    logLevel: settings.LOG_LEVEL,
  };
  refuseUnencrypted(settings, environment);
  return config;
}
