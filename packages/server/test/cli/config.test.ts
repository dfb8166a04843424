import { readFile } from 'node:fs/promises';
import type { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';

test('without settings the server listens on localhost, port 3000, with data in ./data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseConnections: 10,
    bucket: undefined,
    appDist: resolve(import.meta.dirname, '../../../app/dist'),
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1,
    storagePerPerson: 524_288_000,
    diskReserve: undefined,
    corsOrigins: [],
    apiOrigin: undefined,
    trustProxy: 0,
    metricsToken: undefined,
    legalDir: undefined,
    securityContact: undefined,
    clamav: undefined,
    smtpUrl: undefined,
    mailFrom: 'Settlement Help <no-reply@localhost>',
    logLevel: 'info',
  });
});

test('settings are read from the environment', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://settle.example.org/',
    CORS_ORIGINS: 'https://a.example, https://b.example',
    VITE_API_ORIGIN: 'https://api.example.org:8443',
    RATE_LIMIT_FACTOR: '2.5',
    TRUST_PROXY: '2',
    DATABASE_URL: 'postgres://me:secret@db.example.org/help?sslmode=verify-full',
    S3_BUCKET: 'papers',
    S3_ENDPOINT: 'https://s3.example.org',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://settle.example.org',
    corsOrigins: ['https://a.example', 'https://b.example'],
    apiOrigin: 'https://api.example.org:8443',
    rateLimitFactor: 2.5,
    trustProxy: 2,
    databaseUrl: 'postgres://me:secret@db.example.org/help?sslmode=verify-full',
    bucket: {
      name: 'papers',
      endpoint: 'https://s3.example.org',
      region: 'us-east-1',
      credentials: undefined,
    },
  });
});

test.each([
  [{ DATABASE_URL: 'mysql://me:secret@host/x' }, /^DATABASE_URL is no address such as postgres:[^ ]+$/],
  [{ DATABASE_URL: 'secret' }, /^DATABASE_URL is no address such as postgres:[^ ]+$/],
  [{ DATABASE_CONNECTIONS: '0' }, /^DATABASE_CONNECTIONS must be a whole number above 0, not 0$/],
  [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL is no address such as/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT is set without S3_BUCKET/],
  [{ S3_BUCKET: 'Papers' }, /^S3_BUCKET is no name of a bucket: Papers$/],
  [{ S3_BUCKET: 'papers', S3_ENDPOINT: 's3.example' }, /^S3_ENDPOINT is no address such as/],
  [{ S3_BUCKET: 'papers', AWS_ACCESS_KEY_ID: 'x' }, /are set together, or neither of them$/],
  [{ PORT: 'eighty' }, /^PORT is no port: eighty$/],
  [{ PORT: '70000' }, /^PORT is no port: 70000$/],
  [{ RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR must be a number above 0/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is the number of proxies in front of the server, or their networks/],
  [{ TRUST_PROXY: '10.0.0.0/40' }, /, not 10\.0\.0\.0\/40$/],
  [{ VITE_API_ORIGIN: 'https://api.example.org/' }, /^VITE_API_ORIGIN is no origin such as [^ ]+, without/],
  [{ VITE_API_ORIGIN: 'https://api.example.org/v1' }, /: https:\/\/api\.example\.org\/v1$/],
  [{ VITE_API_ORIGIN: 'https://*.example.org' }, /^VITE_API_ORIGIN/],
  [{ VITE_API_ORIGIN: "https://a.example; script-src 'unsafe-inline'" }, /^VITE_API_ORIGIN/],
  [{ VITE_API_ORIGIN: 'api.example.org' }, /^VITE_API_ORIGIN/],
  [{ VITE_API_ORIGIN: 'null' }, /^VITE_API_ORIGIN/],
  [{ VITE_API_ORIGIN: 'ftp://api.example.org' }, /^VITE_API_ORIGIN/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is one of debug, info, warn, error, silent, not loud$/],
])('the setting %o is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(OperatorError);
  expect(() => readConfig(environment)).toThrow(message);
});

test('TRUST_PROXY takes a number of hops, networks, and true or false', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
  expect(['true', 'false', '1', '0'].map(trusted)).toEqual([1, 0, 1, 0]);
  const networks = trusted('10.0.0.0/8, 2001:db8::/32 192.0.2.7') as BlockList;
  expect(networks.check('10.1.2.3')).toBe(true);
  expect(networks.check('2001:db8:1::1', 'ipv6')).toBe(true);
  expect(networks.check('192.0.2.7')).toBe(true);
  expect(networks.check('192.0.2.8')).toBe(false);
});

test.each([
  ['DATABASE_URL', 'postgres://me:secret@db.example.org/help'],
  ['DATABASE_URL', 'postgres://me:secret@db.example.org/help?sslmode=require'],
  ['DATABASE_URL', 'postgres://me:secret@db.example.org/help?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://me:secret@localhost/help?host=db.example.org'],
  ['SMTP_URL', 'smtp://me:secret@mail.example.org'],
  ['SMTP_URL', 'smtps://me:secret@mail.example.org?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtps://me:secret@mail.example.org?secure=false'],
  ['S3_ENDPOINT', 'http://s3.example.org'],
  ['S3_ENDPOINT', 'http://127.0.0.1.example.org'],
])('a connection without TLS to another machine is refused, %s=%s', (name, address) => {
  const environment = { S3_BUCKET: 'papers', [name]: address };
  expect(() => readConfig(environment)).toThrow(OperatorError);
  expect(() => readConfig(environment)).toThrow(`${name} names another machine`);
  expect(() => readConfig(environment)).not.toThrow(/secret/);
  expect(readConfig({ ...environment, ALLOW_PLAIN_CONNECTIONS: '1' })).toMatchObject({ port: 3000 });
});

test.each([
  ['DATABASE_URL', 'postgres://me:secret@db.example.org/help?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://me:secret@127.0.0.1:5432/help'],
  ['DATABASE_URL', 'postgres://me:secret@%2Fvar%2Frun/help'],
  ['DATABASE_URL', 'postgres:///help?host=/var/run'],
  ['SMTP_URL', 'smtps://me:secret@mail.example.org'],
  ['SMTP_URL', 'smtp://me:secret@mail.example.org?requireTLS=true'],
  ['SMTP_URL', 'smtp://localhost:25'],
  ['S3_ENDPOINT', 'https://s3.example.org'],
  ['S3_ENDPOINT', 'http://[::1]:9000'],
])('a connection with TLS or within this machine is accepted, %s=%s', (name, address) => {
  expect(readConfig({ S3_BUCKET: 'papers', [name]: address })).toMatchObject({ port: 3000 });
});

test.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['localhost:3310', { host: 'localhost', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('the virus scanner may have the address %s', (CLAMAV_SOCKET, clamav) => {
  expect(readConfig({ CLAMAV_SOCKET })).toMatchObject({ clamav });
});

test('a virus scanner on another machine is refused, unless plain connections are allowed', () => {
  const CLAMAV_SOCKET = 'clamav:3310';
  expect(() => readConfig({ CLAMAV_SOCKET })).toThrow('CLAMAV_SOCKET names another machine');
  expect(readConfig({ CLAMAV_SOCKET, ALLOW_PLAIN_CONNECTIONS: '1' }).clamav).toBeDefined();
  expect(() => readConfig({ CLAMAV_SOCKET: 'clamav' })).toThrow('CLAMAV_SOCKET is no socket');
});

test('a DATABASE_URL without a host is checked with PGHOST', () => {
  const PGHOST = 'db.example.org';
  const start = (DATABASE_URL: string, host = PGHOST) => readConfig({ DATABASE_URL, PGHOST: host });
  expect(() => start('postgres:///help')).toThrow('DATABASE_URL names another machine');
  expect(start('postgres:///help?sslmode=verify-full')).toMatchObject({ port: 3000 });
  expect(start('postgres:///help?host=/var/run')).toMatchObject({ port: 3000 });
  expect(start('postgres:///help', '/var/run')).toMatchObject({ port: 3000 });
});

test('.env.example documents exactly the settings of the server, with their defaults', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const documented = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual(settingNames.toSorted());
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});
