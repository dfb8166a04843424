import * as z from 'zod/mini';
import { moderationLimits as limits, reportReasons } from './limits.ts';
import { id, requiredText, text, timestamp } from './text.ts';

/** Why a post is reported or taken down. */
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

/** A report of a post: a reason and up to 1000 characters of details, required for `other`. */
export const NewReport = z.object({
  reason: ReportReason,
  text: z._default(text({ max: limits.reportTextMax }), ''),
});
export type NewReport = z.input<typeof NewReport>;

/** The receipt of a report. */
export const Report = z.object({
  /** Reference number for the person. */
  number: z.string(),
  created_at: timestamp,
});
export type Report = z.infer<typeof Report>;

/** Why and until when somebody cannot post and vote. */
export const Suspension = z.object({
  /** null where it is for good. */
  until: z.nullable(timestamp),
  reason: ReportReason,
  facts: z.string(),
});
export type Suspension = z.infer<typeof Suspension>;

/** A person that somebody has blocked. */
export const BlockedPerson = z.object({
  id,
  full_name: z.string(),
  profile_photo: z.nullable(z.string()),
  created_at: timestamp,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** Why a decision was made, for the person whom it is about (Digital Services Act, Art. 17). */
const grounds = {
  reason: ReportReason,
  /** The law, or the rule of the community. */
  rule: requiredText({ max: limits.ruleMax }),
  facts: requiredText({ max: limits.factsMax }),
};

/** A decision about a case. The grounds are needed to hide or remove a post. */
export const CaseDecision = z.object({
  /** The version of the case that the moderator saw. */
  version: z.int(),
  action: z.enum(['dismiss', 'hide', 'restore', 'remove', 'grant', 'reject']),
  reason: z.optional(ReportReason),
  rule: z.optional(text({ max: limits.ruleMax })),
  facts: z.optional(text({ max: limits.factsMax })),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

/** A suspension of an account, which can take down what it posted lately along. */
export const NewSuspension = z.object({
  /** The day and time it ends, or null for good. */
  until: z.nullable(z.iso.datetime()),
  /** Posts of so many last days are removed; 0 for none. */
  remove_days: z.int().check(z.minimum(0), z.maximum(limits.removeDaysMax)),
  ...grounds,
});
export type NewSuspension = z.input<typeof NewSuspension>;

/** Actions of a moderator. */
export const DecisionAction = z.enum([
  'dismiss',
  'hide',
  'restore',
  'remove',
  'suspend',
  'lift',
  'grant',
  'reject',
  'add_moderator',
  'remove_moderator',
]);
export type DecisionAction = z.infer<typeof DecisionAction>;

/** An objection of the person whom a decision is about, which can be made once. */
export const Objection = z.object({
  text: z.string(),
  created_at: timestamp,
  /** null until it is decided. */
  outcome: z.nullable(z.enum(['granted', 'rejected'])),
  decided_at: z.nullable(timestamp),
});
export type Objection = z.infer<typeof Objection>;

export const NewObjection = z.object({ text: requiredText({ max: limits.objectionMax }) });
export type NewObjection = z.infer<typeof NewObjection>;

/** The statement of reasons that a person gets for each decision about them or their posts. */
export const Notice = z.object({
  id,
  action: z.enum(['hide', 'remove', 'suspend']),
  created_at: timestamp,
  reason: ReportReason,
  rule: z.string(),
  facts: z.string(),
  /** Always false: a moderator reads and decides. */
  is_automated: z.boolean(),
  /** The end of a suspension; null where it is for good, or none. */
  until: z.nullable(timestamp),
  /** The text of the post; null where the decision is about several, or none. */
  post: z.nullable(z.object({ kind: z.enum(['question', 'answer']), excerpt: z.string() })),
  /** How many posts were taken down. */
  post_count: z.int(),
  /** False after the decision was lifted or replaced. */
  is_in_force: z.boolean(),
  objection: z.nullable(Objection),
});
export type Notice = z.infer<typeof Notice>;

/** A person as moderators see them. */
export const CasePerson = z.object({
  id,
  full_name: z.string(),
  created_at: timestamp,
  is_suspended: z.boolean(),
  /** Posts that can be seen. */
  post_count: z.int(),
});
export type CasePerson = z.infer<typeof CasePerson>;

/** A case for moderators: a reported post, or an objection to a decision. */
export const Case = z.object({
  id,
  kind: z.enum(['report', 'objection']),
  /** Grows with each decision; a decision names the one that was seen. */
  version: z.int(),
  opened_at: timestamp,
  closed_at: z.nullable(timestamp),
  /** null where the objection is about several posts, or none. */
  post: z.nullable(
    z.object({
      kind: z.enum(['question', 'answer']),
      id,
      question_id: id,
      title: z.nullable(z.string()),
      content: z.nullable(z.string()),
      created_at: timestamp,
      state: z.enum(['visible', 'hidden', 'removed', 'deleted']),
    }),
  ),
  /** null where the account was deleted. */
  author: z.nullable(CasePerson),
  report_count: z.int(),
  /** The last ten. */
  reports: z.array(
    z.object({ number: z.string(), reason: ReportReason, text: z.string(), created_at: timestamp }),
  ),
  /** The decision and the text of the objection. */
  notice: z.nullable(Notice),
});
export type Case = z.infer<typeof Case>;

/** An entry of the log of decisions, which nobody can change. */
export const Decision = z.object({
  id,
  action: DecisionAction,
  created_at: timestamp,
  /** Name of the moderator; "Operator" for a command. */
  moderator: z.string(),
  /** The person concerned. */
  person: z.nullable(z.string()),
  post: z.nullable(z.object({ kind: z.enum(['question', 'answer']), id, question_id: id })),
  post_count: z.int(),
  reason: z.nullable(ReportReason),
  rule: z.nullable(z.string()),
  facts: z.nullable(z.string()),
  until: z.nullable(timestamp),
});
export type Decision = z.infer<typeof Decision>;
