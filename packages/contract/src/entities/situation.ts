import * as z from 'zod/mini';
import { day, lineOfDigits } from './text/fieldTypes.ts';

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const oneOf = <const Values extends readonly string[]>(...values: Values) => orNull(z.enum(values));

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
  renting: orNull(z.boolean()),
  scholarship: orNull(z.boolean()),
  /** At most 12 characters; an empty one is unknown. */
  postal_code: orNull(
    z.pipe(
      lineOfDigits({ max: 12 }),
      z.transform((code) => code || null),
    ),
  ),
  arrived_on: orNull(day),
  moved_in_on: orNull(day),
  visa_ends_on: orNull(day),
  permit_ends_on: orNull(day),
  works_from: orNull(day),
  leaves_on: orNull(day),
});
export type Situation = z.infer<typeof Situation>;

/** The situation of a person who has not given any details. */
export const unknownSituation: Situation = z.parse(Situation, {});
