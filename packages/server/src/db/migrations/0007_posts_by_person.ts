import type { Kysely } from 'kysely';

export async function postsByPerson(db: Kysely<unknown>) {
  for (const table of ['questions', 'answers']) {
    await db.schema.createIndex(`${table}_user`).on(table).columns(['user_id', 'created_at']).execute();
  }
}
