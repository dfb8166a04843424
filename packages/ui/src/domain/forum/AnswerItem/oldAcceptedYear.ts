import type { Answer } from '@settlement-help/contract';

const year = 365 * 24 * 60 * 60 * 1000;

/** The year of an accepted answer older than a year, whose rules may have changed since. */
export const oldAcceptedYear = ({ is_accepted, created_at }: Answer) =>
  is_accepted && Date.now() - Date.parse(created_at) > year ? created_at.slice(0, 4) : undefined;
