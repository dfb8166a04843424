import type { Kysely } from 'kysely';

export const forumNames = (db: Kysely<unknown>) =>
  db.schema.alterTable('users').addColumn('forum_name', 'text').execute();
