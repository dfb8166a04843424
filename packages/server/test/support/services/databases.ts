import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** Where tests may make databases, and the one with all tables that they copy. */
export interface Postgres {
  url: string;
  template: string;
}

export const newName = (kind: string) => `settlement_help_${kind}_${randomBytes(6).toString('hex')}`;

/** The address of another database of the same server. */
export function addressOf(url: string, database: string) {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

/** Runs a statement on the server itself. */
export async function command(url: string, sql: string) {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of a test's own, gone after it; an empty one when there is no template. */
export async function createDatabase({ url, template = 'template0' }: { url: string; template?: string }) {
  const name = newName('test');
  await command(url, `create database ${name} template ${template}`);
  onTestFinished(() => command(url, `drop database ${name} with (force)`));
  return addressOf(url, name);
}
