import { OverloadedError } from './errors.ts';

interface ConcurrencyOptions {
  maxRunning: number;
  /** Throws `OverloadedError` beyond this number. */
  maxWaiting: number;
}

export function createConcurrencyLimit({ maxRunning, maxWaiting }: ConcurrencyOptions) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new OverloadedError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function createConcurrencyLimitByKey(options: ConcurrencyOptions) {
  const limits = new Map<string, { limit: ReturnType<typeof createConcurrencyLimit>; callers: number }>();

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const entry = limits.get(key) ?? { limit: createConcurrencyLimit(options), callers: 0 };
    limits.set(key, entry);
    entry.callers += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.callers -= 1;
      if (entry.callers === 0) limits.delete(key);
    }
  };
}
