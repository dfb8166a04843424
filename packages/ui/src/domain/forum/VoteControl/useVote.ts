import { completeVotes, type MyVote, type VoteResult, type Votes } from '@settlement-help/contract';
import { useEffect, useRef, useState } from 'react';

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

/** The vote after a press: the same vote again withdraws it. */
const pressVote = (before: MyVote, way: 'up' | 'down') => (before === way ? null : way);

export type OnVote = (isUpvote: boolean, expected: MyVote) => Promise<VoteResult>;

/**
 * Shows a vote at once and sends one request per press, one at a time. After a failure, the last known counts are
 * shown and the presses that wait are dropped.
 */
export function useVote(votes: Votes, onVote: OnVote) {
  const [wanted, setWanted] = useState<{ vote: MyVote } | null>(null);
  // The last response is shown until the props are updated.
  const [response, setResponse] = useState<{ over: Votes; votes: Votes } | null>(null);
  const known = response && sameVotes(response.over, votes) ? response.votes : votes;
  const shown = wanted ? withVote(known, wanted.vote) : known;

  const queue = useRef<('up' | 'down')[]>([]);
  const latest = useRef({ votes, onVote });
  useEffect(() => {
    latest.current = { votes, onVote };
  });

  const sendAll = async () => {
    let last = known;
    try {
      for (let [way] = queue.current; way; [way] = queue.current) {
        const expected = pressVote(last.my_vote, way);
        last = completeVotes(await latest.current.onVote(way === 'up', expected), expected);
        queue.current.shift();
      }
    } catch {
      // The caller logs the error; §8 Forum wants no message.
    }
    queue.current = [];
    // If no request succeeded, the props may be newer than the counts at the press.
    if (last !== known) setResponse({ over: latest.current.votes, votes: last });
    setWanted(null);
  };

  const press = (way: 'up' | 'down') => {
    setWanted({ vote: pressVote(shown.my_vote, way) });
    queue.current.push(way);
    if (queue.current.length === 1) sendAll();
  };

  return { shown, press };
}
