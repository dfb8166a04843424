import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/**
 * Returns a function that hashes personal data for the log. Its key exists only in memory and changes every day (UTC), so
 * equal hashes show equal data only within one process and day.
 */
export function createDailyHash(clock: Clock) {
  let day: string | undefined;
  let key: Buffer;

  return (text: string) => {
    const today = clock.now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
    }
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 12);
  };
}
