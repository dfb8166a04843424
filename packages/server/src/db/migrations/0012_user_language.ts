import type { Kysely } from 'kysely';

export const userLanguage = (db: Kysely<unknown>) =>
  db.schema.alterTable('users').addColumn('language', 'text').execute();
