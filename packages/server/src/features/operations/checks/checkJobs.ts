import { span, timestampIn } from '#server/core/clock.ts';
import { readJobStarts } from '../state.ts';
import { type Check, failure, ok, warning } from './check.ts';
import { duration } from './duration.ts';

/** Every job starts at least once an hour. */
const longestPause = span(3, 'hour');

export const checkJobs: Check = async ({ db, clock }) => {
  const [oldest] = await readJobStarts(db.query);
  if (!oldest) return warning('No job has run yet.');
  if (oldest.started_at > timestampIn(clock, -longestPause)) return ok('All jobs ran within 3 hours.');
  const age = duration(clock.now().getTime() - Date.parse(oldest.started_at));
  return failure(
    `The job "${oldest.name}" last ran ${age} ago; start the server, or search its log for errors.`,
  );
};
