import { HttpProblem } from '#server/http/problem.ts';

interface TurnOptions {
  maxRunning: number;
  /** Beyond this many, callers are told to come back. */
  maxWaiting: number;
}

/** Lets heavy work run a few at a time, so that a rush of it takes neither the memory nor the cores of the rest. */
export function createTurns({ maxRunning, maxWaiting }: TurnOptions) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) {
        const headers = { 'Retry-After': '5' };
        throw new HttpProblem(503, 'The server is busy. Please try again in a moment.', { headers });
      }
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

/** The same for each key by itself. */
export function createTurnsByKey(options: TurnOptions) {
  const known = new Map<string, { inTurn: ReturnType<typeof createTurns>; callers: number }>();

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turns = known.get(key) ?? { inTurn: createTurns(options), callers: 0 };
    known.set(key, turns);
    turns.callers += 1;
    try {
      return await turns.inTurn(work);
    } finally {
      turns.callers -= 1;
      if (turns.callers === 0) known.delete(key);
    }
  };
}
