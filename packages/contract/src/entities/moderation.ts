import * as z from 'zod/mini';
import { limits as fieldLimits, moderationLimits as limits, reportReasons } from './limits.ts';
import { id, lineOfText, linesOfText, timestamp } from './text/fieldTypes.ts';

export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

const PostKind = z.enum(['question', 'answer']);

/** The parts of a profile that can be reported and removed. */
export const ProfilePart = z.enum(['name', 'photo']);
export type ProfilePart = z.infer<typeof ProfilePart>;

/** A report of a post, or of the name or photo of its author: a reason and up to 1000 characters of details, required for `other`. */
export const NewReport = z.object({
  reason: ReportReason,
  text: z._default(linesOfText({ max: limits.reportTextMax }), ''),
  about: z._default(z.enum(['post', ...ProfilePart.options]), 'post'),
});
export type NewReport = z.input<typeof NewReport>;

export const Report = z.object({ number: z.string(), created_at: timestamp });
export type Report = z.infer<typeof Report>;

/** A suspension, during which a person cannot post or vote. */
export const Suspension = z.object({
  until: z.nullable(timestamp),
  reason: ReportReason,
  facts: z.string(),
});
export type Suspension = z.infer<typeof Suspension>;

export const BlockedPerson = z.object({
  id,
  full_name: z.string(),
  profile_photo: z.nullable(z.string()),
  created_at: timestamp,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** A decision about a case. Hiding and removing need a reason, a rule and facts. A name or photo cannot be hidden. */
export const CaseDecision = z.object({
  /** The version of the case that the moderator saw. */
  version: z.int(),
  action: z.enum(['dismiss', 'hide', 'restore', 'remove', 'grant', 'reject']),
  reason: z.optional(ReportReason),
  rule: z.optional(lineOfText({ max: limits.ruleMax })),
  facts: z.optional(linesOfText({ max: limits.factsMax })),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

/** A suspension with its grounds for the person (Digital Services Act, Art. 17). */
export const NewSuspension = z.object({
  until: z.nullable(z.iso.datetime()),
  /** Removes the posts of this many last days. */
  remove_days: z.int().check(z.minimum(0), z.maximum(limits.removeDaysMax)),
  reason: ReportReason,
  /** The law, or the rule of the community. */
  rule: lineOfText({ min: 1, max: limits.ruleMax }),
  facts: linesOfText({ min: 1, max: limits.factsMax }),
});
export type NewSuspension = z.input<typeof NewSuspension>;

export const DecisionAction = z.enum([
  ...CaseDecision.shape.action.options,
  'suspend',
  'lift',
  'add_moderator',
  'remove_moderator',
  'delete_history',
  // By the operator with a command, or by a moderator.
  'export_account',
  'delete_account',
  // By the operator, with a command.
  'view_account',
  'remove_second_factor',
]);
export type DecisionAction = z.infer<typeof DecisionAction>;

/** The objection of the person concerned, at most one per decision. */
export const Objection = z.object({
  text: z.string(),
  created_at: timestamp,
  outcome: z.nullable(z.enum(['granted', 'rejected'])),
  decided_at: z.nullable(timestamp),
});
export type Objection = z.infer<typeof Objection>;

export const NewObjection = z.object({ text: linesOfText({ min: 1, max: limits.objectionMax }) });
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
  until: z.nullable(timestamp),
  /** null if the decision is about several posts, or none. */
  post: z.nullable(z.object({ kind: PostKind, excerpt: z.string() })),
  /** Set if the decision is about the name or the photo. */
  profile_part: z._default(z.nullable(ProfilePart), null),
  post_count: z.int(),
  is_in_force: z.boolean(),
  objection: z.nullable(Objection),
});
export type Notice = z.infer<typeof Notice>;

export const CasePerson = z.object({
  id,
  full_name: z.string(),
  /** The name in the forum; null if it is the full name. */
  forum_name: z._default(z.nullable(z.string()), null),
  created_at: timestamp,
  is_suspended: z.boolean(),
  post_count: z.int(),
});
export type CasePerson = z.infer<typeof CasePerson>;

/** A case for moderators: a reported post, name or photo, or an objection to a decision. */
export const Case = z.object({
  id,
  kind: z.enum(['report', 'objection']),
  /** Increases with each decision, so that a decision about an older version is refused. */
  version: z.int(),
  opened_at: timestamp,
  closed_at: z.nullable(timestamp),
  /** null if the case is not about a single post. */
  post: z.nullable(
    z.object({
      kind: PostKind,
      id,
      question_id: id,
      title: z.nullable(z.string()),
      content: z.nullable(z.string()),
      created_at: timestamp,
      edited_at: z._default(z.nullable(timestamp), null),
      state: z.enum(['visible', 'hidden', 'removed', 'deleted']),
    }),
  ),
  /** Set if the name or the photo of the author was reported. `deleted` if the photo or the account is gone. */
  profile: z._default(
    z.nullable(z.object({ part: ProfilePart, state: z.enum(['visible', 'removed', 'deleted']) })),
    null,
  ),
  /** The text that was reported last, which stays when the post or the account is deleted; null for an objection. */
  evidence: z._default(
    z.nullable(
      z.object({
        title: z.nullable(z.string()),
        content: z.nullable(z.string()),
        language: z.nullable(z.string()),
        author_name: z.string(),
        author_forum_name: z.nullable(z.string()),
        frozen_at: timestamp,
        /** The reported photo as a data URL. */
        photo: z._default(z.nullable(z.string()), null),
        /** The number of earlier versions and of texts that were reported before. */
        earlier_texts: z.int(),
      }),
    ),
    null,
  ),
  /** null after the account was deleted. */
  author: z.nullable(CasePerson),
  /** The answers of the deleted account that are still shown, with the reported one. */
  remaining_answers: z._default(z.int(), 0),
  report_count: z.int(),
  reports: z.array(z.extend(Report, { reason: ReportReason, text: z.string() })),
  notice: z.nullable(Notice),
});
export type Case = z.infer<typeof Case>;

export const Decision = z.object({
  id,
  action: DecisionAction,
  created_at: timestamp,
  /** Name of the moderator; "Operator" for a command. */
  moderator: z.string(),
  /** The full name. */
  person: z.nullable(z.string()),
  person_forum_name: z._default(z.nullable(z.string()), null),
  post: z.nullable(z.object({ kind: PostKind, id, question_id: id })),
  profile_part: z._default(z.nullable(ProfilePart), null),
  post_count: z.int(),
  reason: z.nullable(ReportReason),
  rule: z.nullable(z.string()),
  facts: z.nullable(z.string()),
  until: z.nullable(timestamp),
});
export type Decision = z.infer<typeof Decision>;

/** A search for people. Words of one letter are ignored. */
export const PersonSearch = z.object({ q: lineOfText(limits.personSearch) });
export type PersonSearch = z.infer<typeof PersonSearch>;

/** A person for moderators, with the data that identifies them. */
export const FoundPerson = z.object({
  id,
  full_name: z.string(),
  /** The name in the forum; null if it is the full name. */
  forum_name: z.nullable(z.string()),
  email: z.string(),
  email_verified: z.boolean(),
  created_at: timestamp,
  is_moderator: z.boolean(),
  suspension: z.nullable(Suspension),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** The first `limits.foundPeople` people of a search, newest account first. */
export const FoundPeople = z.object({
  people: z.array(FoundPerson),
  /** True if more people match. */
  has_more: z.boolean(),
});
export type FoundPeople = z.infer<typeof FoundPeople>;

/** The reason of a moderator for an action on an account, such as the request of an authority. */
const actionReason = linesOfText(limits.actionReason);

export const AccountExport = z.object({ reason: actionReason });
export type AccountExport = z.infer<typeof AccountExport>;

/** A deletion of an account by a moderator. The email address confirms which account is meant. */
export const AccountDeletion = z.object({
  reason: actionReason,
  email: lineOfText({ min: 1, max: fieldLimits.email.max }),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** The answers of a deleted account, which stay without a name. */
export const RemainingAnswers = z.object({
  count: z.int(),
  /** One of the answers, by which all of them can be removed; null without one. */
  answer_id: z.nullable(id),
});
export type RemainingAnswers = z.infer<typeof RemainingAnswers>;

/** The grounds for the removal of all answers of a deleted account. */
export const AnswersRemoval = z.pick(NewSuspension, { reason: true, rule: true, facts: true });
export type AnswersRemoval = z.input<typeof AnswersRemoval>;

/** A text of a post before an edit. The title is null for an answer. */
export const EarlierText = z.object({
  id,
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** The time of the edit that replaced it. */
  replaced_at: timestamp,
});
export type EarlierText = z.infer<typeof EarlierText>;

/** A text of a reported post, copied when it was reported. */
export const CaseText = z.extend(z.omit(EarlierText, { replaced_at: true }), {
  /** The time of the edit that replaced it; null for a text that was reported. */
  replaced_at: z.nullable(timestamp),
  frozen_at: timestamp,
});
export type CaseText = z.infer<typeof CaseText>;
