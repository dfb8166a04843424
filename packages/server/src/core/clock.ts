export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const unit = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export const span = (count: number, of: keyof typeof unit) => count * unit[of];

/** The timestamp `milliseconds` from now; negative values are in the past. */
export const timestampIn = (clock: Clock, milliseconds = 0) =>
  new Date(clock.now().getTime() + milliseconds).toISOString();
