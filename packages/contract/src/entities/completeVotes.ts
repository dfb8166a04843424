import type { MyVote, VoteResult, Votes } from './forum.ts';

/** Adds the user's own vote after a press, `expected`, if the server did not send it. */
export const completeVotes = ({ upvotes, downvotes, my_vote }: VoteResult, expected: MyVote): Votes => ({
  upvotes,
  downvotes,
  my_vote: my_vote === undefined ? expected : my_vote,
});
