import type { Kysely } from 'kysely';

/** Stores which edited accepted answer the author of the question has not opened yet. */
export const editedAnswers = (db: Kysely<unknown>) =>
  db.schema.alterTable('question_follows').addColumn('edited_answer_id', 'text').execute();
