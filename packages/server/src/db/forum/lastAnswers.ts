import { sql } from 'kysely';
import type { Queries } from '../database.ts';

/** Finds the last answers of questions again, after answers were removed or restored. */
export async function updateLastAnswers(tx: Queries, ids: readonly string[]) {
  if (ids.length === 0) return;
  await sql`
    update questions set
      last_answer_at = last.created_at,
      active_at = coalesce(last.created_at, questions.created_at)
    from (
      select questions.id, max(answers.created_at) as created_at
      from questions left join answers on answers.question_id = questions.id and answers.state = 'visible'
      where questions.id in (${sql.join(ids)})
      group by questions.id
    ) as last
    where questions.id = last.id`.execute(tx);
}

/** The answer that a follower has seen last; empty if a wrong clock stored it. */
export const lastSeenBefore = (latestId: string) =>
  sql<string>`case when question_follows.last_seen_answer_id > ${latestId} then ''
    else question_follows.last_seen_answer_id end`;
