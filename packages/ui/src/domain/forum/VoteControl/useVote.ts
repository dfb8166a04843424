import type { MyVote, Votes } from '@settlement-help/contract';
import { useEffect, useRef, useState } from 'react';

/** A press needs at most two requests: one to withdraw, one to vote. */
const mostRequests = 3;

const sameVotes = (one: Votes, other: Votes) =>
  one.upvotes === other.upvotes && one.downvotes === other.downvotes && one.my_vote === other.my_vote;

/** Returns the counts after the reader changes their vote. */
export function withVote(votes: Votes, vote: MyVote): Votes {
  const change = (way: 'up' | 'down') => Number(vote === way) - Number(votes.my_vote === way);
  return {
    upvotes: votes.upvotes + change('up'),
    downvotes: votes.downvotes + change('down'),
    my_vote: vote,
  };
}

/** The request that changes one vote to another; the same vote again withdraws it. */
const requestFor = (from: MyVote, to: MyVote) => (to ?? from) === 'up';

/**
 * Shows a vote at once and sends one request at a time until the server agrees. After a failure, the last known
 * counts are shown.
 */
export function useVote(votes: Votes, onVote: (isUpvote: boolean) => Promise<Votes>) {
  const [wanted, setWanted] = useState<{ vote: MyVote } | null>(null);
  // The last response is shown until the props are updated.
  const [said, setSaid] = useState<{ over: Votes; votes: Votes } | null>(null);
  const known = said && sameVotes(said.over, votes) ? said.votes : votes;
  const shown = wanted ? withVote(known, wanted.vote) : known;

  const target = useRef<MyVote>(null);
  const isRunning = useRef(false);
  const latest = useRef({ votes, onVote });
  useEffect(() => {
    latest.current = { votes, onVote };
  });

  const run = async () => {
    isRunning.current = true;
    let agreed = known;
    try {
      for (let requests = 0; agreed.my_vote !== target.current && requests < mostRequests; requests += 1) {
        agreed = await latest.current.onVote(requestFor(agreed.my_vote, target.current));
      }
    } catch {
      // The caller logs the error; §8 Forum wants no message.
    }
    isRunning.current = false;
    // If no request succeeded, the props may be newer than the counts at the press.
    if (agreed !== known) setSaid({ over: latest.current.votes, votes: agreed });
    setWanted(null);
  };

  const press = (way: 'up' | 'down') => {
    target.current = shown.my_vote === way ? null : way;
    setWanted({ vote: target.current });
    if (!isRunning.current) run();
  };

  return { shown, press };
}
