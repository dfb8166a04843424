import type {
  Category,
  DecisionAction,
  DocumentKind,
  Language,
  ProfilePart,
  ReportReason,
  TransparencySection,
} from '@settlement-help/contract';
import type { Generated } from 'kysely';

/** Ids are UUIDv7 and sort by creation time; timestamps have the form of `Date.toISOString`. */
export interface Tables {
  users: UsersTable;
  person_words: PersonWordsTable;
  sessions: SessionsTable;
  rate_limit_attempts: RateLimitAttemptsTable;
  email_queue: EmailQueueTable;
  email_tokens: EmailTokensTable;
  former_emails: FormerEmailsTable;
  known_browsers: KnownBrowsersTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  steps: StepsTable;
  documents: DocumentsTable;
  document_archives: DocumentArchivesTable;
  photos: PhotosTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  question_votes: VotesTable;
  answer_votes: VotesTable;
  question_views: QuestionViewsTable;
  question_follows: QuestionFollowsTable;
  post_history: PostHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  secrets: SecretsTable;
  settings: SettingsTable;
  invitations: InvitationsTable;
  jobs: JobsTable;
  situations: SituationsTable;
  calendar_feeds: CalendarFeedsTable;
  reminders: RemindersTable;
  answer_emails: AnswerEmailsTable;
  answers_to_announce: AnswersToAnnounceTable;
  fact_reports: FactReportsTable;
  blocks: BlocksTable;
  cases: CasesTable;
  reports: ReportsTable;
  case_evidence: CaseEvidenceTable;
  decisions: DecisionsTable;
  objections: ObjectionsTable;
  suspended_addresses: SuspendedAddressesTable;
  removed_names: RemovedNamesTable;
  yearly_counts: YearlyCountsTable;
  search_posts: SearchPostsTable;
  search_terms: SearchTermsTable;
}

export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

export interface UsersTable {
  id: string;
  email: string;
  normalized_email: string;
  email_verified: Generated<Flag>;
  /** A new address until its link is opened. */
  pending_email: string | null;
  pending_email_until: string | null;
  /** The session that asked for the change and survives it. */
  pending_email_session: string | null;
  /** Part of the signature of download links. */
  links_epoch: Generated<number>;
  password_hash: string;
  full_name: string;
  /** Shown in the forum in place of the full name. */
  forum_name: string | null;
  country: string | null;
  settlement_country: 'France' | 'Germany' | null;
  country_selected: Flag;
  /** 1 if a moderator removed the name that the forum would show. */
  is_name_removed: Generated<Flag>;
  profile_photo: string | null;
  /** The decision that removed the photo, which then only comes back with an objection. */
  photo_decision_id: string | null;
  street_address: string | null;
  city: string | null;
  postal_code: string | null;
  phone_number: string | null;
  language: Language | null;
  created_at: string;
  updated_at: string;
  /** The time when the second factor was turned on; null without one. */
  second_factor_at: string | null;
  is_moderator: Generated<Flag>;
  /** Null without a suspension, or after it was lifted. */
  suspended_at: string | null;
  suspended_until: string | null;
  suspension_reason: ReportReason | null;
  suspension_facts: string | null;
}

/** The words of the names and the address of each user, by which moderators find people. */
export interface PersonWordsTable {
  user_id: string;
  word: string;
}

/** Has no expiry: a session ends after `idleTimeout` and `absoluteTimeout` in features/auth/sessions/sessions.ts. */
export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: string;
  last_used_at: string;
  browser: string | null;
  system: string | null;
  password_verified_at: string | null;
}

export interface RateLimitAttemptsTable {
  id: string;
  key: string;
  created_at: string;
}

export interface EmailQueueTable {
  id: string;
  kind:
    | 'reset'
    | 'verify'
    | 'confirm'
    | 'changed'
    | 'change_requested'
    | 'email_changed'
    | 'new_browser'
    | 'exported'
    | 'sessions_ended'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'deleted'
    | 'reminder'
    | 'answers'
    | 'report'
    | 'decision'
    | 'outcome';
  normalized_email: string;
  /** The recipient of a security email, which the user may have no longer; null for the current address. */
  address: string | null;
  language: Language | null;
  /** The row that the email is about: a report, decision, browser or user, by `kind`. */
  subject_id: string | null;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
}

/** The single-use tokens in the links of emails. */
export interface EmailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'reset' | 'verify' | 'change' | 'take_back';
  /** The address to which the link was sent. */
  email: string;
  created_at: string;
  expires_at: string;
}

/** Addresses that users have left. Nobody else can use them while a link can take the account back. */
export interface FormerEmailsTable {
  normalized_email: string;
  user_id: string;
  held_until: string;
}

/** The secrets of authenticator apps. A secret is pending until `users.second_factor_at` is set. */
export interface SecondFactorsTable {
  user_id: string;
  /** Base32; empty after a restore, because a backup has no secrets. */
  secret: string;
  /** The time step of the last accepted code, in units of 30 seconds. */
  last_step: Generated<number>;
  created_at: string;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** The browsers with which a user has logged in. */
export interface KnownBrowsersTable {
  id: string;
  user_id: string;
  /** Empty if unknown. */
  browser: string;
  system: string;
  last_used_at: string;
}

export interface StepsTable {
  id: string;
  user_id: string;
  country: 'France' | 'Germany';
  /** The key of the step in the content of its country; null in rows added by version 0.1.0 during an upgrade. */
  key: string | null;
  /** The order in which the rows were added; not the number shown in the plan. */
  step_number: number;
  /** Set once a step was unlocked, and never unset except by a reset. */
  is_unlocked: Flag;
  completed_at: string | null;
  is_not_applicable: Generated<Flag>;
  is_added: Generated<Flag>;
  /** A day, or a local time such as `2026-12-02T10:30`. */
  booked_for: string | null;
}

export interface SituationsTable {
  user_id: string;
  details: string;
}

export interface CalendarFeedsTable {
  user_id: string;
  token_hash: string;
  created_at: string;
}

export interface RemindersTable {
  user_id: string;
  /** The last day, in the person's country, for which a reminder was considered; empty before the first. */
  checked_on: string;
  /** Turning reminders off keeps the row, so that turning them on again sends no second email for the same day. */
  is_enabled: Generated<Flag>;
}

export interface AnswerEmailsTable {
  user_id: string;
  /** Turning the emails off keeps the row, so that turning them on again sends no second email within the hour. */
  is_enabled: Generated<Flag>;
  /** An hour after the last email; empty before the first. */
  earliest_at: Generated<string>;
  /** The time at which the next email is queued; null without new answers. */
  due_at: string | null;
}

/** The answers that the next email of each user may announce. */
export interface AnswersToAnnounceTable {
  user_id: string;
  answer_id: string;
}

export interface FactReportsTable {
  id: string;
  country: 'France' | 'Germany';
  step: string;
  text: string;
  created_at: string;
}

export interface DocumentsTable {
  id: string;
  user_id: string;
  step_id: string | null;
  /** Set when the person attached an existing document to a step; a reset keeps such documents. */
  kept_on_reset: Generated<Flag>;
  name: string;
  kind: DocumentKind | null;
  issued_on: string | null;
  expires_on: string | null;
  /** The storage key of the file. A replaced file keeps its key and moves to a new row in the bin. */
  file_id: string;
  content_type: string;
  size: number;
  sha256: string;
  created_at: string;
  /** Set while the document is in the bin. */
  deleted_at: string | null;
}

export interface DocumentArchivesTable {
  id: string;
  user_id: string;
  /** A JSON array; null for every document. */
  document_ids: string | null;
  created_at: string;
}

/** Uploaded pictures; `users.profile_photo` has the address of the one shown. */
export interface PhotosTable {
  /** Random, because anyone with the id can load the picture. */
  id: string;
  user_id: string;
  size: number;
  created_at: string;
}

/** Votes are counted in the row of the post, so that a list needs no join. */
interface VotedTable {
  upvotes: Generated<number>;
  downvotes: Generated<number>;
}

/** Hidden and removed by a moderator; `deleted` is a question whose author deleted it while it had answers. */
export type PostState = 'visible' | 'hidden' | 'removed' | 'deleted';

interface PostsTable extends VotedTable {
  edited_at: string | null;
  state: Generated<PostState>;
  decision_id: string | null;
  /** 0 until the search index has the post. */
  is_indexed: Generated<Flag>;
}

export interface QuestionsTable extends PostsTable {
  id: string;
  user_id: string;
  category: Category;
  title: string;
  content: string | null;
  language: string | null;
  created_at: string;
  /** The destination of the author when it was asked; null for both countries. */
  country: 'France' | 'Germany' | null;
  step_key: string | null;
  last_answer_at: string | null;
  /** The time of the last answer, or of the question. */
  active_at: string;
  accepted_at: string | null;
  answer_count: Generated<number>;
  view_count: Generated<number>;
  accepted_answer_id: string | null;
}

export interface AnswersTable extends PostsTable {
  id: string;
  question_id: string;
  user_id: string;
  content: string;
  language: string | null;
  created_at: string;
  /** A random id that the answers of one deleted account share; null while the account exists. */
  erased_author: string | null;
  was_accepted: Generated<Flag>;
  /** 0 until it is added to the next emails of its followers. */
  is_announced: Generated<Flag>;
}

/** The texts of posts before their edits. Only moderators read them. */
export interface PostHistoryTable {
  id: string;
  user_id: string;
  /** Null for an answer. */
  question_id: string | null;
  /** Null for a question. */
  answer_id: string | null;
  title: string | null;
  content: string | null;
  language: string | null;
  replaced_at: string;
}

export interface VotesTable {
  user_id: string;
  item_id: string;
  vote: 'up' | 'down';
}

export interface QuestionViewsTable {
  user_id: string;
  question_id: string;
}

/** Askers and answerers follow a question too, until they stop. */
export interface QuestionFollowsTable {
  user_id: string;
  question_id: string;
  /** Later answers are unseen. */
  last_seen_answer_id: string;
  /** The accepted answer that was edited since the author of the question has opened it. */
  edited_answer_id: Generated<string | null>;
  created_at: string;
}

export interface IdempotencyKeysTable {
  id: string;
  request_hash: string;
  response: string;
  user_id: string | null;
  created_at: string;
}

export interface SecretsTable {
  name: string;
  value: string;
}

/** The settings that the operator changes by a command. A missing row has the default. */
export interface SettingsTable {
  name: 'announcement' | 'read_only' | 'registration';
  value: string;
  changed_at: string;
}

export interface InvitationsTable {
  token_hash: string;
  expires_at: string;
}

export interface JobsTable {
  name: string;
  started_at: string;
}

export interface BlocksTable {
  user_id: string;
  blocked_id: string;
  created_at: string;
}

/** A reported post, name or photo, or an objection. A post, a name and a photo have at most one open case of each kind. */
export interface CasesTable {
  id: string;
  kind: 'report' | 'objection';
  post_kind: 'question' | 'answer' | ProfilePart | null;
  /** For a name or photo, its kind and the id of its user. */
  post_id: string | null;
  question_id: string | null;
  user_id: string | null;
  decision_id: string | null;
  /** Incremented by each decision; detects two concurrent ones. */
  version: Generated<number>;
  report_count: Generated<number>;
  opened_at: string;
  closed_at: string | null;
}

export interface ReportsTable {
  id: string;
  case_id: string;
  user_id: string | null;
  number: string;
  reason: ReportReason;
  text: string;
  created_at: string;
}

/** The texts of a reported post, or a reported name or photo, copied at the time of the report. They stay until the case is erased. */
export interface CaseEvidenceTable {
  id: string;
  case_id: string;
  user_id: string | null;
  author_name: string;
  author_forum_name: string | null;
  /** For a photo, its address. */
  title: string | null;
  /** For a photo, its bytes as a data URL. */
  content: string | null;
  language: string | null;
  /** The time of the edit that replaced an earlier version; null for a text that was reported. */
  replaced_at: string | null;
  frozen_at: string;
}

/**
 * Append-only log, enforced by triggers, whose rows can be erased after three years. Its ids are no foreign keys and
 * stay when the row they name is deleted.
 */
export interface DecisionsTable {
  id: string;
  action: DecisionAction;
  moderator_id: string | null;
  user_id: string | null;
  case_id: string | null;
  post_kind: 'question' | 'answer' | ProfilePart | null;
  post_id: string | null;
  question_id: string | null;
  post_count: Generated<number>;
  reason: ReportReason | null;
  rule: string | null;
  facts: string | null;
  until: string | null;
  created_at: string;
}

export interface ObjectionsTable {
  decision_id: string;
  user_id: string;
  text: string;
  created_at: string;
  outcome: 'granted' | 'rejected' | null;
  decided_at: string | null;
}

/** Suspensions that outlive a deleted account or a changed address, until they end. */
export interface SuspendedAddressesTable {
  /** A keyed hash of the normalized address. */
  email_hash: string;
  /** The last account with the suspension, which may be deleted. */
  user_id: string;
  suspended_until: string | null;
  reason: ReportReason;
  rule: string;
  facts: string;
  moderator_id: string | null;
}

/** Names that a moderator removed; their users cannot choose them again. */
export interface RemovedNamesTable {
  user_id: string;
  /** Folded, so that names that look alike are equal. */
  name: string;
  decision_id: string;
}

/** Counts of erased rows, and counts that no row has. The figures of a year also include the rows that exist. */
export interface YearlyCountsTable {
  year: number;
  section: TransparencySection;
  /** Empty without one. */
  ground: ReportReason | '';
  /** For `hours_to_decide` the number of hours, for `monthly_users` the month, such as `03`. */
  outcome: string;
  count: number;
}

/** The posts in the search index. The terms of a post are in a column of PostgreSQL and in an FTS5 table of SQLite. */
export interface SearchPostsTable {
  /** Grows with the time at which the post was indexed. */
  id: Generated<number>;
  post_id: string;
  question_id: string;
}

/** Every term that a post had. */
export interface SearchTermsTable {
  term: string;
  /** The letters of the term from its end. */
  reversed: string;
}
