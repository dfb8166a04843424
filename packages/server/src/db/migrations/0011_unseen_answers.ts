import type { Kysely } from 'kysely';
import { newId } from '#server/core/id.ts';

export async function unseenAnswers(db: Kysely<unknown>) {
  for (const table of ['questions', 'answers']) {
    await db.schema.alterTable(table).addColumn('language', 'text').execute();
  }
  await db.schema
    .alterTable('questions')
    // Ids sort by time, so all answers until now count as seen.
    .addColumn('answers_seen_to', 'text', (column) => column.notNull().defaultTo(newId()))
    .execute();
}
