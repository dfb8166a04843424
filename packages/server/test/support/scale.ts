/** True if `pnpm faults` runs the tests, with more repetitions than a normal test run. */
export const isScoreboard = process.env.FAULTS === '1';

export const timesOr = (onScoreboard: number, otherwise: number) => (isScoreboard ? onScoreboard : otherwise);
