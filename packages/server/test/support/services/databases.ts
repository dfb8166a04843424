import { onTestFinished } from 'vitest';
import { addressOf, command, newName } from '../../../../../tools/postgres/databases.ts';

/** Where tests may make databases, and the one with all tables that they copy. */
export interface Postgres {
  url: string;
  template: string;
}

/** A database of a test's own, gone after it; an empty one when there is no template. */
export async function createDatabase({ url, template = 'template0' }: { url: string; template?: string }) {
  const name = newName('test');
  await command(url, `create database ${name} template ${template}`);
  onTestFinished(() => command(url, `drop database ${name} with (force)`));
  return addressOf(url, name);
}
