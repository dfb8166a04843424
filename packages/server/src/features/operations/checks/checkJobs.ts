import { span, timestampIn } from '#server/core/clock.ts';
import { readJobPause, readJobStarts } from '../operationsState.ts';
import { type Check, failure, ok, warning } from './check.ts';
import { duration } from './duration.ts';

/** Every job starts at least once an hour. */
const longestPause = span(3, 'hour');

export const checkJobs: Check = async ({ db, clock }) => {
  const [oldest] = await readJobStarts(db.query);
  if (!oldest) return warning('No job has run yet.');
  const { isOn, changedAt } = await readJobPause(db.query);
  if (isOn) return ok('All jobs pause, because read-only mode is on.');
  const start = timestampIn(clock, -longestPause);
  if (oldest.started_at > start) return ok('All jobs ran within 3 hours.');
  if (changedAt > start) return ok('All jobs run again after a pause.');
  const age = duration(clock.now().getTime() - Date.parse(oldest.started_at));
  return failure(
    `The job "${oldest.name}" last ran ${age} ago; start the server, or search its log for errors.`,
  );
};
