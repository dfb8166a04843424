import type { Kysely } from 'kysely';

export const emailLanguage = (db: Kysely<unknown>) =>
  db.schema.alterTable('letters').addColumn('language', 'text').execute();
