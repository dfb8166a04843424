import type { QuestionOrder } from '@settlement-help/contract';
import { rateMatch, type SearchQuery } from '@settlement-help/contract/search';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Match } from '#server/db/search/searchIndex.ts';
import { createMatches } from './createMatches.ts';
import { matchesFilter, type QuestionFilter } from './questionFilter.ts';

/** Posts that are rated for each way to match. A common word is in more posts; then the newest ones are rated. */
const maxRated = 100;

/** Matches that are read before those that the viewer may not see, and those of other categories, are left out. */
const maxMatches = 500;

/** If fewer of the newest posts match, all posts are searched next. */
const fewNewest = 25;

/** If fewer questions are found, typing errors are forgiven. */
const fewQuestions = 5;

interface Search extends QuestionFilter {
  query: SearchQuery;
  order: QuestionOrder;
}

/** A question that matches, and its answer if that matches better. */
export interface FoundQuestion {
  id: string;
  answer: { id: string; content: string } | null;
  rating: number;
  score: number;
  activeAt: string;
}

/** Ids sort by time: the newer question comes first among equals. */
const compareIds = (one: FoundQuestion, other: FoundQuestion) => (one.id < other.id ? 1 : -1);

const comparisons: Record<QuestionOrder, (one: FoundQuestion, other: FoundQuestion) => number> = {
  relevance: (one, other) => other.rating - one.rating || compareIds(one, other),
  newest: compareIds,
  helpful: (one, other) => other.score - one.score || compareIds(one, other),
  active: (one, other) => (one.activeAt < other.activeAt ? 1 : -1),
};

/** Finds questions by their texts and answers. Finds only posts that the viewer may read. */
export async function searchQuestions(db: Pick<Database, 'query' | 'search'>, search: Search) {
  if (search.query.concepts.length + search.query.phrases.length === 0) return [];
  const found = new Map<string, FoundQuestion>();
  for (const forgivesTypos of [false, true]) {
    for (const match of await createMatches(db.query, search.query, { forgivesTypos })) {
      if (found.size >= maxRated) break;
      for (const post of await selectPosts(db, match, search)) {
        const rated = ratePost(post, search.query);
        const earlier = found.get(rated.id);
        if (rated.rating > (earlier?.rating ?? 0)) found.set(rated.id, rated);
      }
    }
    if (found.size >= fewQuestions) break;
  }
  return [...found.values()].sort(comparisons[search.order]);
}

type Post = Awaited<ReturnType<typeof selectPosts>>[number];

async function selectPosts(
  { query, search }: Pick<Database, 'query' | 'search'>,
  match: Match,
  filter: QuestionFilter,
) {
  const select = (newest: ReturnType<typeof search.match>[number]) =>
    query
      .selectFrom(newest.select(['search_posts.post_id', 'search_posts.question_id']).as('found'))
      // Not an inner join, for which SQLite would begin with all visible questions.
      .crossJoin('questions')
      .leftJoin('answers', 'answers.id', 'found.post_id')
      .leftJoin('blocks', (join) =>
        join
          .on('blocks.user_id', '=', filter.viewerId)
          .on((eb) =>
            eb('blocks.blocked_id', 'in', [eb.ref('questions.user_id'), eb.ref('answers.user_id')]),
          ),
      )
      .select(['questions.id', 'questions.title', 'questions.content', 'questions.accepted_answer_id'])
      .select(['questions.upvotes', 'questions.downvotes', 'questions.active_at'])
      .select(['answers.id as answer_id', 'answers.content as answer'])
      .whereRef('questions.id', '=', 'found.question_id')
      .where('questions.state', '=', 'visible')
      .where((eb) => eb.or([eb('answers.id', 'is', null), eb('answers.state', '=', 'visible')]))
      .where('blocks.user_id', 'is', null)
      .where(matchesFilter(filter))
      .limit(sql.lit(maxRated))
      .execute();
  const [newest, ...wider] = search.match(query, match, maxMatches);
  let posts = newest ? await select(newest) : [];
  // If few of the newest posts match, a wider part would not be enough either.
  for (const part of posts.length < fewNewest ? wider.slice(-1) : wider) {
    if (posts.length === maxRated) break;
    posts = await select(part);
  }
  return posts;
}

/** The most that votes and an accepted answer add, so that they only decide between similar matches. */
const helpful = { votes: 0.2, accepted: 0.2 };

function ratePost(
  { id, title, content, answer_id, answer, ...post }: Post,
  query: SearchQuery,
): FoundQuestion {
  const asQuestion = rateMatch(query, { title, body: content ?? '' });
  const asAnswer = answer === null ? 0 : rateMatch(query, { title: '', body: answer });
  const rating = Math.max(asQuestion, asAnswer);
  const score = post.upvotes - post.downvotes;
  const votes = Math.max(0, score);
  const bonus =
    helpful.votes * (votes / (votes + 5)) + (post.accepted_answer_id === null ? 0 : helpful.accepted);
  const isAnswer = answer_id !== null && answer !== null && asAnswer > asQuestion;
  return {
    id,
    answer: isAnswer ? { id: answer_id, content: answer } : null,
    rating: rating === 0 ? 0 : rating + bonus,
    score,
    activeAt: post.active_at,
  };
}
