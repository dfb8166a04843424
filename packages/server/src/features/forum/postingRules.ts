import { moderationLimits } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/contract/language';
import { latestTime, span, timestampIn } from '#server/core/clock.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { activeSuspension } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { enforceLimit, HttpProblem } from '#server/http/problem.ts';

const newFor = span(1, 'day');

const manyPosts = 'You have posted a great deal lately. Please try again later.';
const manyEdits = 'You have edited a great deal lately. Please try again later.';
const newVotes = 'A new account can vote only a few times on its first day. Please vote again tomorrow.';
const manyVotes = 'You have voted a great deal lately. Please try again later.';

const selectUser = compileOnce((queries, { id }: { id: string }) =>
  queries
    .selectFrom('users')
    .select([
      'created_at',
      'email_verified',
      'suspended_at',
      'suspended_until',
      'suspension_reason',
      'suspension_facts',
    ])
    .where('id', '=', id),
);

const { day } = createFormats('en');

const links = /https?:\/\/|(?<![\p{L}\p{N}./])www\./giu;

const countLinks = (text: string | null | undefined) => text?.match(links)?.length ?? 0;

type Texts = Partial<Record<'title' | 'content', string | null | undefined>>;

/** Posting rights: read only while suspended, lower limits on the first day. */
export function createPostingRules(deps: Deps) {
  const { clock } = deps;
  const limit = (name: string, max: number, unit: 'hour' | 'day') =>
    createRateLimit(deps, { name, max, window: span(1, unit) });
  const posts = {
    questions: [limit('questions-hour', 60, 'hour'), limit('questions-day', 150, 'day')],
    answers: [limit('answers-hour', 300, 'hour'), limit('answers-day', 1000, 'day')],
  };
  const postsOfNew = {
    questions: [limit('new-questions', 30, 'hour')],
    answers: [limit('new-answers', 100, 'hour')],
  };
  const answersOfQuestion = limit('answers-question', 30, 'day');
  const edits = limit('edits', 100, 'hour');
  const editsOfPost = limit('edits-post', 30, 'day');
  const votes = limit('votes', 300, 'hour');
  const votesOfNew = limit('new-votes', moderationLimits.newAccountVotes, 'day');

  const refuseSuspended = async (tx: Queries, userId: string) => {
    const [user] = await selectUser(tx, { id: userId });
    const suspension = user && activeSuspension(user, clock);
    if (suspension) {
      const until = suspension.until === null ? 'any more' : `until ${day(suspension.until.slice(0, 10))}`;
      throw new HttpProblem(403, 'suspended', `You cannot post or vote ${until}. ${suspension.facts}`);
    }
    const isNew =
      user !== undefined &&
      user.created_at > timestampIn(clock, -newFor) &&
      user.created_at <= latestTime(clock);
    return { isNew, isVerified: user?.email_verified === 1 };
  };

  const refuseLinks = (texts: Texts, { isNew, isVerified }: { isNew: boolean; isVerified: boolean }) => {
    const max = moderationLimits.newAccountLinks;
    const field = (['title', 'content'] as const).find((name) => countLinks(texts[name]) > 0);
    if (!field) return;
    if (!isVerified) {
      const code = 'links_need_verified_email';
      const message = 'Please confirm your email address before you post links';
      throw new HttpProblem(422, code, message, { errors: [{ path: field, message, code }] });
    }
    const count = countLinks(texts.title) + countLinks(texts.content);
    if (!isNew || count <= max) return;
    const message = `A post can have at most ${max} links on the first day of an account`;
    throw new HttpProblem(422, 'too_many_links', message, {
      errors: [{ path: field, message, code: 'too_many_links', limit: max }],
    });
  };

  return {
    refuseSuspended,
    check: async (tx: Queries, userId: string, texts: Texts) => {
      const posting = await refuseSuspended(tx, userId);
      refuseLinks(texts, posting);
      return posting;
    },
    /** Counts a post. Deleting it does not make room for another one. */
    refuseFlood: async (
      tx: Queries,
      { userId, isNew, questionId }: { userId: string; isNew: boolean; questionId?: string },
    ) => {
      const kind = questionId === undefined ? 'questions' : 'answers';
      const counted = isNew ? [...postsOfNew[kind], ...posts[kind]] : posts[kind];
      for (const one of counted) await enforceLimit(one, userId, 'too_many_posts', manyPosts, tx);
      if (questionId === undefined) return;
      await enforceLimit(answersOfQuestion, `${userId}\n${questionId}`, 'too_many_posts', manyPosts, tx);
    },
    /** Counts an edit, because each stores the text before it. */
    refuseManyEdits: async (userId: string, postId: string) => {
      await enforceLimit(edits, userId, 'too_many_requests', manyEdits);
      await enforceLimit(editsOfPost, `${userId}\n${postId}`, 'too_many_requests', manyEdits);
    },
    /** Counts a vote, also one that withdraws another. */
    refuseManyVotes: (tx: Queries, userId: string) =>
      enforceLimit(votes, userId, 'too_many_requests', manyVotes, tx),
    /** Counts a vote of a new account. Withdrawing it does not make room for another one. */
    refuseManyNewVotes: (tx: Queries, userId: string) =>
      enforceLimit(votesOfNew, userId, 'too_many_votes', newVotes, tx),
  };
}
