import type { Clock } from './clock.ts';

/**
 * Returns a function that reads a value at most once per `lifetime` milliseconds. Concurrent calls share a read. A failed
 * read is not kept, and neither is one from before the clock was put back.
 */
export function cacheFor<Value>(clock: Clock, lifetime: number, read: () => Promise<Value>) {
  let cached: { at: number; value: Promise<Value> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (cached && now >= cached.at && now < cached.at + lifetime) return cached.value;
    const reading = { at: now, value: read() };
    cached = reading;
    reading.value.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading.value;
  };
}
