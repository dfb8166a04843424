import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

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

export interface Config extends AppConfig {
  host: string;
  port: number;
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: LogLevel;
}

/** A setting that keeps the server from starting, in words for the one who starts it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

function readPort(text: string) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`PORT is no port: ${text}`);
  return port;
}

function readFactor(text: string) {
  const factor = Number(text);
  if (!(factor > 0)) throw new ConfigError(`RATE_LIMIT_FACTOR must be a number above 0, not ${text}`);
  return factor;
}

function readLogLevel(text: string) {
  const level = logLevels.find((known) => known === text);
  if (!level) throw new ConfigError(`LOG_LEVEL is one of ${logLevels.join(', ')}, not ${text}`);
  return level;
}

function refuseLaterSettings(environment: Environment) {
  for (const name of ['DATABASE_URL', 'S3_BUCKET']) {
    if (environment[name]) {
      throw new ConfigError(
        `${name} is set, but comes with a later version: this one keeps everything in DATA_DIR. Unset it to start.`,
      );
    }
  }
}

/** The environment, with what `.env` adds to it. */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** The settings of the environment; an empty variable counts as unset. Throws `ConfigError`. */
export function readConfig(environment: Environment): Config {
  refuseLaterSettings(environment);
  const port = readPort(environment.PORT || '3000');
  return {
    host: environment.HOST || '127.0.0.1',
    port,
    dataDir: resolve(environment.DATA_DIR || './data'),
    appDist: resolve(environment.APP_DIST || resolve(import.meta.dirname, '../../app/dist')),
    publicUrl: (environment.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    rateLimitFactor: readFactor(environment.RATE_LIMIT_FACTOR || '1'),
    corsOrigins: (environment.CORS_ORIGINS || '').split(/[\s,]+/).filter(Boolean),
    trustProxy: environment.TRUST_PROXY === '1' || environment.TRUST_PROXY === 'true',
    metricsToken: environment.METRICS_TOKEN || undefined,
    smtpUrl: environment.SMTP_URL || undefined,
    mailFrom: environment.MAIL_FROM || 'Settlement Help <no-reply@localhost>',
    logLevel: readLogLevel(environment.LOG_LEVEL || 'info'),
  };
}
