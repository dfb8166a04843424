import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newId } from '#server/core/id.ts';

async function up(db: Kysely<unknown>) {
  for (const table of ['questions', 'answers']) {
    await db.schema.alterTable(table).addColumn('language', 'text').execute();
  }
  await db.schema
    .alterTable('questions')
    // Ids sort by time, so all answers until now count as seen.
    .addColumn('answers_seen_to', 'text', (column) => column.notNull().defaultTo(newId()))
    .execute();
}

export const unseenAnswers: Migration = { up };
