import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';
import { Country } from './user.ts';

/** A paper to bring, with a note. */
export const Paper = z.object({ item: z.string(), note: z.nullable(z.string()) });
export type Paper = z.infer<typeof Paper>;

/** An official website. */
export const Place = z.object({ label: z.string(), url: z.url() });
export type Place = z.infer<typeof Place>;

/**
 * The facts of a step, the same for everyone who settles in that country. A server may send only the number, the title
 * and the description, which §3 names; the rest has defaults.
 */
export const StepContent = z.object({
  /** The name of the step in its country's content. */
  key: z._default(z.nullable(z.string()), null),
  /** Position from 1; only step 1 starts unlocked. */
  step_number: z.int().check(z.positive()),
  title: z.string(),
  /** The official word in the country's language, kept beside the title. */
  original_term: z._default(z.nullable(z.string()), null),
  description: z.string(),
  /** The usual deadline, such as "within 2 weeks of moving in". */
  deadline: z._default(z.nullable(z.string()), null),
  /** Who does not need the step, or what else to know. */
  note: z._default(z.nullable(z.string()), null),
  /** Asked at the end of the step; Yes completes it. */
  question: z._default(z.string(), 'Have you done this step?'),
  /** One word on the stamp, in the country's language. */
  stamp: z._default(z.string(), 'OK'),
  bring: z._default(z.array(Paper), []),
  places: z._default(z.array(Place), []),
  /** Where the facts were seen, and when. */
  source_url: z._default(z.nullable(z.url()), null),
  verified_on: z._default(z.nullable(z.iso.date()), null),
  /** When the facts must be checked again. */
  review_by: z._default(z.nullable(z.iso.date()), null),
});
export type StepContent = z.infer<typeof StepContent>;

/** One step of a person's settlement checklist (§3 Settlement step). */
export const Step = z.extend(StepContent, {
  id,
  country: z._default(z.nullable(Country), null),
  is_completed: z.boolean(),
  /** Stays true for good, also when the step before is no longer completed (Rulings, Checklist). */
  is_unlocked: z.boolean(),
  /** When the step was completed; null where it is not. */
  completed_at: z._default(z.nullable(timestamp), null),
  has_document: z.boolean(),
  /** An expiring link to the document that was attached last, relative to the API's origin. */
  document_url: z._default(z.nullable(z.string()), null),
  document_name: z._default(z.nullable(z.string()), null),
});
export type Step = z.infer<typeof Step>;

/** What the person says of a step. */
export const StepChanges = z.object({ is_completed: z.boolean() });
export type StepChanges = z.infer<typeof StepChanges>;
