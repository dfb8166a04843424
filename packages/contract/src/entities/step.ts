import * as z from 'zod/mini';
import { id, timestamp } from '../text.ts';
import { Country } from './user.ts';

/** A paper to bring, with what one must know about it. */
export const Paper = z.object({ item: z.string(), note: z.nullable(z.string()) });
export type Paper = z.infer<typeof Paper>;

/** An official place, online. */
export const Place = z.object({ label: z.string(), url: z.url() });
export type Place = z.infer<typeof Place>;

/** The facts of a step, the same for everyone who settles in that country. */
export const StepContent = z.object({
  /** Position from 1; only step 1 starts unlocked. */
  step_number: z.int().check(z.positive()),
  title: z.string(),
  /** The official word in the country's language, kept beside the title. */
  original_term: z.nullable(z.string()),
  description: z.string(),
  /** The usual deadline, such as "within 2 weeks of moving in". */
  deadline: z.nullable(z.string()),
  /** Whom the step does not concern, or what else to know. */
  note: z.nullable(z.string()),
  /** Asked at the end of the step, answered by Yes or No. */
  question: z.string(),
  /** One word on the stamp, in the country's language. */
  stamp: z.string(),
  bring: z.array(Paper),
  places: z.array(Place),
  /** Where the facts were seen, and when. */
  source_url: z.url(),
  verified_on: z.iso.date(),
});
export type StepContent = z.infer<typeof StepContent>;

/** One step of a person's settlement checklist (§3 Settlement step). */
export const Step = z.extend(StepContent, {
  id,
  country: Country,
  is_completed: z.boolean(),
  /** Stays true once it was, also when the step before is taken back (Rulings, Checklist). */
  is_unlocked: z.boolean(),
  /** When Yes was answered; null while it was not. */
  completed_at: z.nullable(timestamp),
  has_document: z.boolean(),
  /** An expiring link to the document that was attached last, relative to the API's origin. */
  document_url: z.nullable(z.string()),
  document_name: z.nullable(z.string()),
});
export type Step = z.infer<typeof Step>;

/** The answer to a step's question: Yes is true. */
export const StepChanges = z.object({ is_completed: z.boolean() });
export type StepChanges = z.infer<typeof StepChanges>;
