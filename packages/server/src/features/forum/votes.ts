import type { Votes } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import type { VotesTable } from '#server/db/tables.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

type Vote = VotesTable['vote'];

const tables = {
  Question: { items: 'questions', votes: 'question_votes' },
  Answer: { items: 'answers', votes: 'answer_votes' },
} as const;

interface Cast {
  on: keyof typeof tables;
  id: string;
  userId: string;
  vote: Vote;
}

/** Casts a vote: the same one again withdraws it, the other one takes its place. */
export async function castVote(tx: Queries, { on, id, userId, vote }: Cast): Promise<Votes> {
  const { items, votes } = tables[on];
  const item = await tx.selectFrom(items).select('user_id').where('id', '=', id).executeTakeFirst();
  if (!item) throw notFound(on);
  if (item.user_id === userId) {
    throw new HttpProblem(403, `You cannot vote on your own ${on.toLowerCase()}`);
  }
  const before = await tx
    .selectFrom(votes)
    .select('vote')
    .where('user_id', '=', userId)
    .where('item_id', '=', id)
    .executeTakeFirst();
  const my_vote = before?.vote === vote ? null : vote;
  if (my_vote === null) {
    await tx.deleteFrom(votes).where('user_id', '=', userId).where('item_id', '=', id).execute();
  } else {
    await tx
      .insertInto(votes)
      .values({ user_id: userId, item_id: id, vote })
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet({ vote }))
      .execute();
  }
  const change = (of: Vote) => Number(my_vote === of) - Number(before?.vote === of);
  const counts = await tx
    .updateTable(items)
    .set((column) => ({
      upvotes: column('upvotes', '+', change('up')),
      downvotes: column('downvotes', '+', change('down')),
    }))
    .where('id', '=', id)
    .returning(['upvotes', 'downvotes'])
    .executeTakeFirstOrThrow();
  return { ...counts, my_vote };
}
