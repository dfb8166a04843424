import * as z from 'zod/mini';
import { day, lineOfDigits } from './text/fieldTypes.ts';

const known = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const oneOf = <const Values extends readonly string[]>(...values: Values) => known(z.enum(values));

/** The situation that a personal plan is computed from. `null` is an unknown value. */
export const Situation = z.object({
  /** `eu` is EU, EEA and Switzerland; `art41` the countries of § 41 AufenthV. */
  nationality: oneOf('eu', 'art41', 'algeria', 'other'),
  purpose: oneOf('work', 'study', 'family', 'protection', 'other'),
  /** Only with the purpose `protection`: people from Ukraine and the like, asylum seekers, recognised refugees. */
  protection: oneOf('temporary', 'asylum', 'recognised'),
  visa: oneOf('vls_ts', 'permit_to_request', 'none'),
  children: oneOf('none', 'under_school', 'school_age', 'both'),
  licence: oneOf('none', 'eea', 'other'),
  renting: known(z.boolean()),
  scholarship: known(z.boolean()),
  /** At most 12 characters; an empty one is unknown. */
  postal_code: known(
    z.pipe(
      lineOfDigits({ max: 12 }),
      z.transform((code) => code || null),
    ),
  ),
  arrived_on: known(day),
  moved_in_on: known(day),
  visa_ends_on: known(day),
  permit_ends_on: known(day),
  works_from: known(day),
  leaves_on: known(day),
});
export type Situation = z.infer<typeof Situation>;

/** The situation of a person who has not given any details. */
export const unknownSituation: Situation = z.parse(Situation, {});
