import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

test('without settings it serves this machine alone, on port 3000, from ./data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    appDist: resolve(import.meta.dirname, '../../app/dist'),
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1,
    corsOrigins: [],
    trustProxy: false,
    metricsToken: undefined,
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
    RATE_LIMIT_FACTOR: '2.5',
    TRUST_PROXY: '1',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://settle.example.org',
    corsOrigins: ['https://a.example', 'https://b.example'],
    rateLimitFactor: 2.5,
    trustProxy: true,
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://x' }, /^DATABASE_URL is set, but comes with a later version/],
  [{ S3_BUCKET: 'x' }, /^S3_BUCKET is set, but comes with a later version/],
  [{ PORT: 'eighty' }, /^PORT is no port: eighty$/],
  [{ PORT: '70000' }, /^PORT is no port: 70000$/],
  [{ RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR must be a number above 0/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is one of debug, info, warn, error, silent, not loud$/],
])('the setting %o keeps it from starting', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(message);
});

test('.env.example documents each setting and no other, and starts like no settings at all', async () => {
  const root = join(import.meta.dirname, '../../..');
  const source = await readFile(join(root, 'packages/server/src/config.ts'), 'utf8');
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const read = [...source.matchAll(/\benvironment\.([A-Z_0-9]+)/g)].map(([, name]) => name);
  const documented = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name);
  expect(documented.filter((name) => name !== 'VITE_API_ORIGIN').sort()).toEqual([...new Set(read)].sort());
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});
