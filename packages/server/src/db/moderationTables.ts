import type { DecisionAction, ReportReason } from '@settlement-help/contract';
import type { Generated } from 'kysely';

/** Whom people have blocked. */
export interface BlocksTable {
  user_id: string;
  blocked_id: string;
  created_at: string;
}

/** What moderators decide: a reported post, or an objection. A post has one open case of a kind. */
export interface CasesTable {
  id: string;
  kind: 'report' | 'objection';
  post_kind: 'question' | 'answer' | null;
  post_id: string | null;
  question_id: string | null;
  /** The author. */
  user_id: string | null;
  /** The decision that the objection is about. */
  decision_id: string | null;
  /** Grows with each decision, so that two at once are told apart. */
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

/** The log of decisions: triggers refuse every change of a row. Its ids outlive what they name. */
export interface DecisionsTable {
  id: string;
  action: DecisionAction;
  /** Null for a command of the operator. */
  moderator_id: string | null;
  /** Whom it is about. */
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

/** One for each decision at most. */
export interface ObjectionsTable {
  decision_id: string;
  user_id: string;
  text: string;
  created_at: string;
  outcome: 'granted' | 'rejected' | null;
  decided_at: string | null;
}
