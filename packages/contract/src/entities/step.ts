import * as z from 'zod/mini';
import { DocumentKind } from './documents/document.ts';
import { day, fault, id, timestamp } from './text/fieldTypes.ts';
import { Country } from './user.ts';

/** A line of the list of what to bring to an office. */
export const BringLine = z.object({
  item: z.string(),
  note: z.nullable(z.string()),
  /** The kinds of document of which one is enough; empty for a thing that people do not store, such as a form or cash. */
  documents: z._default(z.array(DocumentKind), []),
  /** The highest age of the document in months. */
  max_age_months: z._default(z.nullable(z.int()), null),
  /** How many copies the office keeps. */
  copies: z._default(z.nullable(z.int()), null),
});
export type BringLine = z.infer<typeof BringLine>;

export const Place = z.object({ label: z.string(), url: z.url() });
export type Place = z.infer<typeof Place>;

/**
 * The facts of a step, the same for everyone who settles in that country. A server may send only the number, the title
 * and the description, which §3 names; the rest has defaults.
 */
export const StepContent = z.object({
  key: z._default(z.nullable(z.string()), null),
  /** Position from 1; only step 1 starts unlocked. */
  step_number: z.int().check(z.positive()),
  title: z.string(),
  /** The official term in the country's language. */
  original_term: z._default(z.nullable(z.string()), null),
  description: z.string(),
  deadline: z._default(z.nullable(z.string()), null),
  note: z._default(z.nullable(z.string()), null),
  question: z._default(z.string(), 'Have you done this step?'),
  stamp: z._default(z.string(), 'OK'),
  bring: z._default(z.array(BringLine), []),
  places: z._default(z.array(Place), []),
  source_url: z._default(z.nullable(z.url()), null),
  verified_on: z._default(z.nullable(z.iso.date()), null),
  review_by: z._default(z.nullable(z.iso.date()), null),
});
export type StepContent = z.infer<typeof StepContent>;

export const StepStatus = z.enum(['open', 'done', 'not_applicable']);
export type StepStatus = z.infer<typeof StepStatus>;

/** The days of a situation that dates count from. */
export const SituationDay = z.enum([
  'arrived_on',
  'moved_in_on',
  'visa_ends_on',
  'permit_ends_on',
  'works_from',
  'leaves_on',
]);
export type SituationDay = z.infer<typeof SituationDay>;

export const DueDate = z.object({
  /** `null` while the date that it counts from is unknown. */
  date: z.nullable(z.iso.date()),
  /** The first day of a time window. */
  opens_on: z.nullable(z.iso.date()),
  kind: z.enum(['legal', 'practical']),
  law: z.nullable(z.string()),
  law_url: z.nullable(z.url()),
  /** The field of the situation that it counts from. */
  from: SituationDay,
});
export type DueDate = z.infer<typeof DueDate>;

/** One step of a person's settlement checklist (§3 Settlement step). */
export const Step = z.extend(StepContent, {
  id,
  country: z._default(z.nullable(Country), null),
  is_completed: z.boolean(),
  /** `done` if `is_completed`; other servers may not send it. */
  status: z._default(StepStatus, 'open'),
  /**
   * `check` if a detail of the situation is missing, or if only the person can decide. `later` if the step is not
   * counted until a day is known.
   */
  relevance: z._default(z.enum(['yes', 'check', 'later']), 'yes'),
  /** The reason why the step is in the plan or left out, in English; `null` for a step that everybody has. */
  reason: z._default(z.nullable(z.string()), null),
  /** The reason as a code to translate, such as `is:purpose:work`. */
  reason_code: z._default(z.nullable(z.string()), null),
  needs: z._default(z.array(z.string()), []),
  /** The day in the past that implies this step, so that it no longer locks others. The person still confirms it. */
  implied_by: z._default(z.nullable(SituationDay), null),
  /** The key and the date of the locked step that needs this one first, if that is earlier than the step's own date. */
  needed_by: z._default(z.nullable(z.object({ key: z.string(), date: z.iso.date() })), null),
  due: z._default(z.nullable(DueDate), null),
  /** The day of an appointment, or its local time, such as `2026-12-02T10:30`. */
  booked_for: z._default(z.nullable(z.string()), null),
  /** Never becomes false again (Rulings, Checklist). */
  is_unlocked: z.boolean(),
  completed_at: z._default(z.nullable(timestamp), null),
  has_document: z.boolean(),
  /** An expiring link to the newest document, relative to the API's origin. */
  document_url: z._default(z.nullable(z.string()), null),
  document_name: z._default(z.nullable(z.string()), null),
});
export type Step = z.infer<typeof Step>;

/** The day of an appointment, with its local time if it is known, such as `2026-12-02` or `2026-12-02T10:30`. */
const appointment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, fault('day', 'Must be a day or a local time')),
  z.refine((value) => day.safeParse(value.slice(0, 10)).success, fault('day', 'Must be from 1900 to 2100')),
);

/** Changes of a step. `is_completed` is a short form of `status`; send only one of them. */
export const StepChanges = z
  .object({
    is_completed: z.optional(z.boolean()),
    status: z.optional(StepStatus),
    booked_for: z.optional(z.nullable(appointment)),
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
