import { span } from '#server/core/clock.ts';
import { plural } from '#server/core/plural.ts';
import { readEmailQueue, readJobPause } from '../operationsState.ts';
import { type Check, failure, ok, warning } from './check.ts';
import { duration } from './duration.ts';

const soon = span(15, 'minute');
const late = span(1, 'hour');

export const checkEmailQueue: Check = async ({ db, clock }) => {
  const { isOn, changedAt } = await readJobPause(db.query);
  if (isOn) return ok('All emails wait, because read-only mode is on.');
  const { count, age: totalAge } = await readEmailQueue({ db, clock });
  const sincePause = changedAt ? clock.now().getTime() - Date.parse(changedAt) : totalAge;
  const age = Math.min(totalAge, sincePause);
  if (age < soon) return ok('No email waits longer than 15 minutes.');
  const text = `${plural(count, 'email waits', 'emails wait')}, the oldest for ${duration(age)}.`;
  return age < late ? warning(text) : failure(text);
};
