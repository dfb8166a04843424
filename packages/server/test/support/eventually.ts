import { vi } from 'vitest';

/** Waits until an assertion holds, for at most 10 seconds: a machine that runs all tests is slow at times. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>) =>
  vi.waitFor(assertion, { timeout: 10_000 });
