import * as z from 'zod/mini';
import { reportReasons } from './limits.ts';

export const transparencySections = [
  'reports',
  'decisions',
  'own_initiative',
  'automated',
  'hours_to_decide',
  'objections',
  'suspensions',
  'disputes',
  'monthly_users',
] as const;

/** The sections of the transparency report, in its order. */
export const TransparencySection = z.enum(transparencySections);
export type TransparencySection = z.infer<typeof TransparencySection>;

/** The results of an out-of-court dispute. `ended` is one without a result, for example a withdrawn one. */
export const disputeOutcomes = ['upheld', 'reversed', 'ended'] as const;

/** The values of `outcome`. */
export const transparencyOutcomes = [
  'dismiss',
  'hide',
  'remove',
  'restore',
  'delete_history',
  'suspend',
  'lift',
  'open',
  'granted',
  'rejected',
  ...disputeOutcomes,
  'median',
  'average',
  'months',
] as const;

/**
 * One figure of a calendar year (UTC), about all people together. A section without anything to count has one figure
 * with the count 0; without decided cases or recorded months, `hours_to_decide` and `monthly_users` have none.
 */
export const TransparencyFigure = z.object({
  year: z.int(),
  section: TransparencySection,
  /** The reason of the report or decision; null if there is none. */
  ground: z.nullable(z.enum(reportReasons)),
  /** The counted result; null if the section has none. `median`, `average` and `months` name the statistic in `count`. */
  outcome: z.nullable(z.enum(transparencyOutcomes)),
  count: z.int(),
});
export type TransparencyFigure = z.infer<typeof TransparencyFigure>;
