import { span } from '#server/core/clock.ts';
import { readEmailQueue } from '../state.ts';
import { type Check, failure, ok, warning } from './check.ts';
import { duration } from './duration.ts';

const soon = span(15, 'minute');
const late = span(1, 'hour');

export const checkEmailQueue: Check = async ({ db, clock }) => {
  const { count, age } = await readEmailQueue({ db, clock });
  if (age < soon) return ok('No email waits longer than 15 minutes.');
  const text = `${count} ${count === 1 ? 'email waits' : 'emails wait'}, the oldest for ${duration(age)}.`;
  return age < late ? warning(text) : failure(text);
};
