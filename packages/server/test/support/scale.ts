/** Whether `pnpm faults` runs the tests: as often as the scoreboard asks, where a test run has less time. */
export const isScoreboard = process.env.FAULTS === '1';

export const timesOr = (onScoreboard: number, otherwise: number) => (isScoreboard ? onScoreboard : otherwise);
