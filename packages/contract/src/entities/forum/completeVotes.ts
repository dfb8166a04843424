import type { MyVote, VoteResult, Votes } from './forum.ts';

/** Adds the vote that the user has just cast, `expected`, if the server did not send `my_vote`. */
export const completeVotes = ({ upvotes, downvotes, my_vote }: VoteResult, expected: MyVote): Votes => ({
  upvotes,
  downvotes,
  my_vote: my_vote === undefined ? expected : my_vote,
});
