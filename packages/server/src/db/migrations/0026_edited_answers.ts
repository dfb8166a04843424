import type { Kysely } from 'kysely';

/** Lets an edit of an accepted answer be unseen for the author of the question. */
export const editedAnswers = (db: Kysely<unknown>) =>
  db.schema.alterTable('question_follows').addColumn('edited_answer_id', 'text').execute();
