import { vi } from 'vitest';

const actual = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

/** Computes each result once: almost all people of the tests have the same password, and a hash takes longer than most requests. */
function once<Args extends unknown[], Result>(compute: (...args: Args) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>();
  return (...args: Args) => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? compute(...args);
    results.set(key, result);
    return result;
  };
}

const hash = once(actual.hash);
// A separate module, so that tests and server use the same spy.
const spy = vi.fn(once(actual.verify));

export { hash, spy as verify };
