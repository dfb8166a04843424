import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export const newName = (kind: string) => `settlement_help_${kind}_${randomBytes(6).toString('hex')}`;

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, database: string) {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

export async function runOnServer(url: string, sql: string) {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
