import { type Kysely, sql } from 'kysely';

/** The order of the answers to a question: by score, then oldest. */
export async function answerOrder(db: Kysely<unknown>) {
  await sql`create index answers_order on answers (question_id, state, (downvotes - upvotes), id)`.execute(
    db,
  );
}
