export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const unit = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export const span = (count: number, of: keyof typeof unit) => count * unit[of];

/** The timestamp `milliseconds` from now; negative values are in the past. */
export const timestampIn = (clock: Clock, milliseconds = 0) =>
  new Date(clock.now().getTime() + milliseconds).toISOString();

// Several servers with slightly different clocks may share a database.
const clockTolerance = span(5, 'minute');

/** The latest time, `ahead` milliseconds from now, that a correct clock can have written. Later rows are ignored. */
export const latestTime = (clock: Clock, ahead = 0) => timestampIn(clock, ahead + clockTolerance);
