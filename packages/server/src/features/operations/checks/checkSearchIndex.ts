import { span, timestampIn } from '#server/core/clock.ts';
import { plural } from '#server/core/plural.ts';
import { type Check, failure, ok } from './check.ts';

// The job that adds posts runs every hour.
const latest = span(3, 'hour');

export const checkSearchIndex: Check = async ({ db, clock }) => {
  let missing = 0;
  for (const table of ['questions', 'answers'] as const) {
    const { count } = await db.query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '!=', 'deleted')
      .where('created_at', '<', timestampIn(clock, -latest))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('search_posts').select('search_posts.id').whereRef('post_id', '=', `${table}.id`),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    missing += Number(count);
  }
  return missing === 0
    ? ok('The search finds all posts.')
    : failure(`The search does not find ${plural(missing, 'post')}.`);
};
