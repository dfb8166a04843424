import type {
  Category,
  DecisionAction,
  DocumentKind,
  Language,
  ReportReason,
} from '@settlement-help/contract';
import type { Generated } from 'kysely';

/** Ids are UUIDv7 and sort by creation time; timestamps have the form of `Date.toISOString`. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  rate_limit_attempts: RateLimitAttemptsTable;
  email_queue: EmailQueueTable;
  reset_tokens: ResetTokensTable;
  steps: StepsTable;
  documents: DocumentsTable;
  document_archives: DocumentArchivesTable;
  photos: PhotosTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  question_votes: VotesTable;
  answer_votes: VotesTable;
  question_views: QuestionViewsTable;
  idempotency_keys: IdempotencyKeysTable;
  secrets: SecretsTable;
  jobs: JobsTable;
  situations: SituationsTable;
  calendar_feeds: CalendarFeedsTable;
  reminders: RemindersTable;
  fact_reports: FactReportsTable;
  blocks: BlocksTable;
  cases: CasesTable;
  reports: ReportsTable;
  decisions: DecisionsTable;
  objections: ObjectionsTable;
}

export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

export interface UsersTable {
  id: string;
  email: string;
  normalized_email: string;
  password_hash: string;
  full_name: string;
  country: string | null;
  settlement_country: 'France' | 'Germany' | null;
  country_selected: Flag;
  profile_photo: string | null;
  street_address: string | null;
  city: string | null;
  postal_code: string | null;
  phone_number: string | null;
  language: Language | null;
  created_at: string;
  updated_at: string;
  is_moderator: Generated<Flag>;
  /** Null without a suspension, or after it was lifted. */
  suspended_at: string | null;
  suspended_until: string | null;
  suspension_reason: ReportReason | null;
  suspension_facts: string | null;
}

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
  kind: 'reset' | 'changed' | 'deleted' | 'reminder' | 'report' | 'decision' | 'outcome';
  normalized_email: string;
  address: string | null;
  language: Language | null;
  subject_id: string | null;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
}

export interface ResetTokensTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
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
}

export interface QuestionsTable extends PostsTable {
  id: string;
  user_id: string;
  category: Category;
  title: string;
  content: string | null;
  language: string | null;
  created_at: string;
  last_seen_answer_id: Generated<string>;
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
  was_accepted: Generated<Flag>;
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

export interface JobsTable {
  name: string;
  started_at: string;
}

export interface BlocksTable {
  user_id: string;
  blocked_id: string;
  created_at: string;
}

/** A reported post or an objection. A post has at most one open case of each kind. */
export interface CasesTable {
  id: string;
  kind: 'report' | 'objection';
  post_kind: 'question' | 'answer' | null;
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

/** Append-only log, enforced by triggers. Its ids are no foreign keys and stay when the row they name is deleted. */
export interface DecisionsTable {
  id: string;
  action: DecisionAction;
  moderator_id: string | null;
  user_id: string | null;
  case_id: string | null;
  post_kind: 'question' | 'answer' | null;
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
