import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = (db: Kysely<unknown>) => db.schema.alterTable('letters').addColumn('language', 'text').execute();

export const emailLanguage: Migration = { up };
