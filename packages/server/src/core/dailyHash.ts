import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Hashes personal data for the log with a key that is never stored and changes every day. */
export function createDailyHash(clock: Clock) {
  let day = '';
  let key = randomBytes(32);

  return (text: string) => {
    const today = clock.now().toISOString().slice(0, 10);
    if (today !== day) key = randomBytes(32);
    day = today;
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 12);
  };
}
