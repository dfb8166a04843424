import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newName, runOnServer } from '../../../../tools/postgres/databases.ts';
import { createCaller } from '../support/caller.ts';
import { fileOf, samples } from '../support/samples.ts';
import { run, spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

const statements = resolve(import.meta.dirname, '../../../../docs/security/postgres-accounts.sql');

/** The two accounts as they are documented, but with names of this test's own, since a server has them once. */
async function createAccounts(url: string) {
  const names = { owner: newName('owner'), server: newName('server') };
  const text = (await readFile(statements, 'utf8'))
    .replaceAll('settlement_help_owner', names.owner)
    .replaceAll('settlement_help_server', names.server);
  await runOnServer(url, text);
  onTestFinished(async () => {
    for (const name of Object.values(names))
      await runOnServer(url, `drop owned by ${name}; drop role ${name}`);
  });
  const urlOf = async (name: string) => {
    await runOnServer(url, `alter role ${name} password 'a secret'`);
    const address = new URL(url);
    address.username = name;
    address.password = 'a secret';
    return address.href;
  };
  return { owner: await urlOf(names.owner), server: await urlOf(names.server) };
}

test('a server works with a database account that may only read and write rows, once the owner has migrated', async () => {
  const { databaseUrl = '', environment } = await createTestBackend({ isEmpty: true });
  const { owner, server } = await createAccounts(databaseUrl);
  const early = spawnServer({ ...environment, DATABASE_URL: server });
  expect(await early.ended).toBe(1);
  expect(early.errors()).toMatch(/permission denied for schema public/);

  for (const _again of [1, 2]) {
    expect(await run('migrate.ts', [], { ...environment, DATABASE_URL: owner })).toEqual({
      code: 0,
      output: 'The database has every table that this version needs.\n',
      errors: '',
    });
  }
  const caller = await createCaller(await spawnServer({ ...environment, DATABASE_URL: server }).ready());
  expect((await caller.ask('Where?')).status).toBe(201);
  const upload = await caller.upload(endpoints.uploadDocument.path, fileOf(samples.pdf, 'a.pdf'));
  expect(upload.status).toBe(201);

  const client = new Client(server);
  await client.connect();
  const refused = [];
  for (const statement of [
    'drop table sessions',
    'truncate sessions',
    'alter table users add column x text',
    'create table x (y text)',
    'create role x',
  ]) {
    refused.push(await client.query(statement).catch(({ code }: { code: string }) => code));
  }
  await client.end();
  expect(refused).toEqual(['42501', '42501', '42501', '42501', '42501']);
});
