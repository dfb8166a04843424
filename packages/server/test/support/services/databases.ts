import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { databaseUrl, newName } from '../../../../../tools/postgres/databases.ts';

/** Where tests may make databases, and the one with all tables that they copy. */
export interface Postgres {
  url: string;
  template: string;
}

let admin: Promise<Client> | undefined;

async function connect(url: string) {
  const client = new Client(url);
  await client.connect();
  return client;
}

/** Runs a statement on the server itself, over the one connection that all tests of this process share. */
async function adminCommand(url: string, sql: string) {
  admin ??= connect(url);
  await (await admin).query(sql);
}

/** A database of a test's own, gone after it; an empty one when there is no template. */
export async function createDatabase({ url, template = 'template0' }: { url: string; template?: string }) {
  const name = newName('test');
  // Copying files costs half of what writing each page to the log does.
  await adminCommand(url, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(() => adminCommand(url, `drop database ${name} with (force)`));
  return databaseUrl(url, name);
}
