import * as z from 'zod/mini';
import { factReportTextMax } from './limits.ts';
import { linesOfText } from './text/fieldTypes.ts';
import { Country } from './user.ts';

/** An anonymous report of a wrong fact in a step. */
export const FactReport = z.object({
  country: Country,
  /** The key of the step. */
  step: z.string().check(z.minLength(1), z.maxLength(64)),
  text: linesOfText({ min: 1, max: factReportTextMax }),
});
export type FactReport = z.infer<typeof FactReport>;
