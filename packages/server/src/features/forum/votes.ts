import type { Votes } from '@settlement-help/contract';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import type { VotesTable } from '#server/db/tables.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

type Vote = VotesTable['vote'];

interface Mark {
  userId: string;
  id: string;
}

const statementsOf = (items: 'questions' | 'answers', votes: 'question_votes' | 'answer_votes') => ({
  selectAuthor: compileOnce((queries, { id }: { id: string }) =>
    queries.selectFrom(items).select('user_id').where('id', '=', id).where('state', '=', 'visible'),
  ),
  selectVote: compileOnce((queries, { userId, id }: Mark) =>
    queries.selectFrom(votes).select('vote').where('user_id', '=', userId).where('item_id', '=', id),
  ),
  deleteVote: compileOnce((queries, { userId, id }: Mark) =>
    queries.deleteFrom(votes).where('user_id', '=', userId).where('item_id', '=', id),
  ),
  saveVote: compileOnce((queries, { userId, id, vote }: Mark & { vote: Vote }) =>
    queries
      .insertInto(votes)
      .values({ user_id: userId, item_id: id, vote })
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet({ vote })),
  ),
  changeCounts: compileOnce((queries, { id, up, down }: { id: string; up: number; down: number }) =>
    queries
      .updateTable(items)
      .set((column) => ({
        upvotes: column('upvotes', '+', up),
        downvotes: column('downvotes', '+', down),
      }))
      .where('id', '=', id)
      .returning(['upvotes', 'downvotes']),
  ),
});

const statements = {
  Question: statementsOf('questions', 'question_votes'),
  Answer: statementsOf('answers', 'answer_votes'),
};

interface Cast extends Mark {
  on: keyof typeof statements;
  vote: Vote;
}

/** Casts a vote: the same one again withdraws it, the other one replaces it. */
export async function castVote(tx: Queries, { on, id, userId, vote }: Cast): Promise<Votes> {
  const { selectAuthor, selectVote, deleteVote, saveVote, changeCounts } = statements[on];
  const [item] = await selectAuthor(tx, { id });
  if (!item) throw notFound(on);
  if (item.user_id === userId) {
    throw new HttpProblem(403, 'own_post', `You cannot vote on your own ${on.toLowerCase()}`);
  }
  const [before] = await selectVote(tx, { userId, id });
  const my_vote = before?.vote === vote ? null : vote;
  if (my_vote === null) await deleteVote(tx, { userId, id });
  else await saveVote(tx, { userId, id, vote });
  const change = (of: Vote) => Number(my_vote === of) - Number(before?.vote === of);
  const [counts] = await changeCounts(tx, { id, up: change('up'), down: change('down') });
  if (!counts) throw notFound(on);
  return { ...counts, my_vote };
}
