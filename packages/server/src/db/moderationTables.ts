import type { DecisionAction, ReportReason } from '@settlement-help/contract';
import type { Generated } from 'kysely';

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
