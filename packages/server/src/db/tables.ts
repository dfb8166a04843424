import type { Category, Language, ReportReason } from '@settlement-help/contract';
import type { Generated } from 'kysely';
import type {
  BlocksTable,
  CasesTable,
  DecisionsTable,
  ObjectionsTable,
  ReportsTable,
} from './moderationTables.ts';

/**
 * The tables in the subset of SQL that SQLite and PostgreSQL share: identifiers are UUIDv7 as text, so that
 * they sort by the time of their making; moments are UTC timestamps as text in the one form of
 * `Date.toISOString`, so that they compare as text; a flag is the integer 0 or 1.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  attempts: AttemptsTable;
  /** The queue of emails: a table keeps its name, since renaming it would break a server of the version before. */
  letters: QueuedEmailsTable;
  reset_tokens: ResetTokensTable;
  steps: StepsTable;
  documents: DocumentsTable;
  photos: PhotosTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  question_votes: VotesTable;
  answer_votes: VotesTable;
  question_views: QuestionViewsTable;
  idempotency_keys: IdempotencyKeysTable;
  secrets: SecretsTable;
  chores: JobsTable;
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
  /** The e-mail in the form in which two are compared. */
  email_key: string;
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
  /** When a moderator suspended them; null where none has, or it was lifted. */
  suspended_at: string | null;
  /** Null where the suspension is for good. */
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
  /** What the log-in came from, where that is known. */
  browser: string | null;
  system: string | null;
  /** When this session last proved to know the password. */
  password_verified_at: string | null;
}

/** What counts against a rate limit. */
export interface AttemptsTable {
  id: string;
  key: string;
  created_at: string;
}

/** Emails that wait to be sent. */
export interface QueuedEmailsTable {
  id: string;
  /** Carries a link that sets a password, tells that one was set or that the account was deleted, reminds of dates, or tells of a report or a decision. */
  kind: 'reset' | 'changed' | 'deleted' | 'reminder' | 'report' | 'decision' | 'outcome';
  email_key: string;
  /** The recipient, where no user row knows it any more. */
  address: string | null;
  /** The language of the recipient, likewise. */
  language: Language | null;
  /** The report or decision that it tells of. */
  subject_id: string | null;
  created_at: string;
  tries: number;
  next_try_at: string;
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
  /** The name of the step in its country's content; null where a server of the version before added the row. */
  key: string | null;
  /** The order in which the rows were added; the plan has numbers of its own. */
  step_number: number;
  /** Whether something unlocked it, which is for good; the plan may leave it open besides. */
  is_unlocked: Flag;
  completed_at: string | null;
  is_not_applicable: Generated<Flag>;
  /** Whether the person took it into a plan that leaves it out. */
  is_added: Generated<Flag>;
  /** A day such as `2026-11-20`. */
  booked_for: string | null;
}

/** What a person told about themselves; without a row nothing is known. */
export interface SituationsTable {
  user_id: string;
  /** The `Situation` as JSON. */
  answers: string;
}

/** Private calendar addresses, one a person. */
export interface CalendarFeedsTable {
  user_id: string;
  token_hash: string;
  created_at: string;
}

/** Who asked for reminders by email. */
export interface RemindersTable {
  user_id: string;
  /** The last day, in their country, for which it was decided whether they get one; empty before the first. */
  checked_on: string;
  /** Who stops them keeps the row: its day prevents a second email where they ask again. */
  is_on: Generated<Flag>;
}

/** Facts that people reported to be wrong; nothing tells who did. */
export interface FactReportsTable {
  id: string;
  country: 'France' | 'Germany';
  /** The key of the step. */
  step: string;
  text: string;
  created_at: string;
}

export interface DocumentsTable {
  id: string;
  user_id: string;
  step_id: string | null;
  /** Whether the person attached it to its step afterwards, so that a reset keeps it. */
  kept_on_reset: Generated<Flag>;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  created_at: string;
}

/** Uploaded pictures; the one whose address stands in `users.profile_photo` is shown. */
export interface PhotosTable {
  /** Random, because everybody who knows it may see the picture. */
  id: string;
  user_id: string;
  size: number;
  created_at: string;
}

/** What votes are cast on; the counts stand with the row, so that reading them costs nothing more. */
interface VotedTable {
  upvotes: Generated<number>;
  downvotes: Generated<number>;
}

/** Whether a post can be seen: hidden for a while, removed by a moderator, or a question deleted under its answers. */
export type PostState = 'visible' | 'hidden' | 'removed' | 'deleted';

interface PostsTable extends VotedTable {
  edited_at: string | null;
  state: Generated<PostState>;
  /** The decision that took it down. */
  decision_id: string | null;
}

export interface QuestionsTable extends PostsTable {
  id: string;
  user_id: string;
  category: Category;
  title: string;
  content: string | null;
  /** What its author's app was set to; null where it did not say. */
  language: string | null;
  created_at: string;
  /** Id of the newest answer that the author has seen. */
  answers_seen_to: Generated<string>;
  answer_count: Generated<number>;
  view_count: Generated<number>;
  /** One column, so at most one accepted answer; a question with one is resolved. */
  accepted_answer_id: string | null;
}

export interface AnswersTable extends PostsTable {
  id: string;
  question_id: string;
  user_id: string;
  content: string;
  language: string | null;
  created_at: string;
  /** Whether it was the accepted one when it was taken down. */
  was_accepted: Generated<Flag>;
}

/** One row for each person and question, or person and answer. */
export interface VotesTable {
  user_id: string;
  item_id: string;
  vote: 'up' | 'down';
}

/** Who has seen a question. */
export interface QuestionViewsTable {
  user_id: string;
  question_id: string;
}

/** The results of requests that may be sent again; see `db/idempotency.ts`. */
export interface IdempotencyKeysTable {
  /** The hash of person and key. */
  id: string;
  /** The hash of the request, by which another one with the same key is told apart. */
  request: string;
  /** The stored result, as JSON. */
  answer: string;
  /** The user with whom the row is deleted. */
  user_id: string | null;
  created_at: string;
}

export interface SecretsTable {
  name: string;
  value: string;
}

/** Work that one of the processes does on a timer; see `jobs/jobs.ts`. */
export interface JobsTable {
  name: string;
  /** When a process began it last; empty before the first time. */
  begun_at: string;
}
