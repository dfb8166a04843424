import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

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
