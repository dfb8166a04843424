export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const unit = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Converts to milliseconds, for example `span(5, 'minute')`. */
export const span = (count: number, of: keyof typeof unit) => count * unit[of];

/** The timestamp `milliseconds` from now; negative values are in the past. */
export const timestampIn = (clock: Clock, milliseconds = 0) =>
  new Date(clock.now().getTime() + milliseconds).toISOString();

// Several servers with slightly different clocks may share a database.
const clockTolerance = span(5, 'minute');

/**
 * Latest plausible timestamp of a row: now, plus `ahead` ms for columns with a future time, plus 5 minutes of clock
 * difference. Queries treat later rows as written by a wrong clock.
 */
export const latestTime = (clock: Clock, ahead = 0) => timestampIn(clock, ahead + clockTolerance);
