import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>) {
  for (const table of ['questions', 'answers']) {
    await db.schema.createIndex(`${table}_user`).on(table).columns(['user_id', 'created_at']).execute();
  }
}

export const postsByPerson: Migration = { up };
