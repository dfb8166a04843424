import * as z from 'zod/mini';
import { day, id, timestamp } from './text.ts';
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
  /** Exceptions or further information. */
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

/** The status that a person reports. */
export const StepStatus = z.enum(['open', 'done', 'not_applicable']);
export type StepStatus = z.infer<typeof StepStatus>;

/** By when a step is due. */
export const Due = z.object({
  /** The last day; `null` while the date that it counts from is unknown. */
  date: z.nullable(z.iso.date()),
  /** The first day on which the step can be done; `null` where there is none. */
  opens_on: z.nullable(z.iso.date()),
  kind: z.enum(['legal', 'practical']),
  law: z.nullable(z.string()),
  law_url: z.nullable(z.url()),
  /** The field of the situation that it counts from; `null` where the date is the same for everyone. */
  from: z.nullable(z.enum(['arrived_on', 'moved_in_on', 'visa_ends_on', 'works_from'])),
});
export type Due = z.infer<typeof Due>;

/** One step of a person's settlement checklist (§3 Settlement step). */
export const Step = z.extend(StepContent, {
  id,
  country: z._default(z.nullable(Country), null),
  is_completed: z.boolean(),
  /** `done` exactly where `is_completed`; a server that does not know it sends neither `done` nor `not_applicable`. */
  status: z._default(StepStatus, 'open'),
  /** `check` where an answer is missing, or where the person alone can tell. */
  relevance: z._default(z.enum(['yes', 'check']), 'yes'),
  /** Why the step is in the plan, or is left out, in English; `null` for a step that everybody has. */
  reason: z._default(z.nullable(z.string()), null),
  /** The same as a code to translate, such as `is:purpose:work`. */
  reason_code: z._default(z.nullable(z.string()), null),
  /** The keys of the steps that must be done first. */
  needs: z._default(z.array(z.string()), []),
  due: z._default(z.nullable(Due), null),
  /** The day of an appointment that the person noted. */
  booked_for: z._default(z.nullable(z.iso.date()), null),
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

/** Changes of a step. `is_completed` is a short form of `status`; send only one of them. */
export const StepChanges = z
  .object({
    is_completed: z.optional(z.boolean()),
    status: z.optional(StepStatus),
    booked_for: z.optional(z.nullable(day)),
  })
  .check(
    z.refine((changes) => Object.values(changes).some((value) => value !== undefined), {
      path: ['status'],
      error: 'Required',
    }),
    z.refine(({ is_completed, status }) => is_completed === undefined || status === undefined, {
      path: ['status'],
      error: 'Cannot be sent together with is_completed',
    }),
  );
export type StepChanges = z.infer<typeof StepChanges>;
