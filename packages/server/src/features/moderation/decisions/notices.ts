import type { Notice } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { DecisionsTable } from '#server/db/tables.ts';
import { findUser } from '#server/db/users/users.ts';
import { isPartRemoved, partOf } from '../people/profileParts.ts';
import { findPost, isPostKind, tableOf } from '../posts/posts.ts';

type Row = Selectable<DecisionsTable>;

/** Decisions that restrict a user need reasons and can be objected to. */
const restrictions = ['hide', 'remove', 'suspend'] as const;

const isRestriction = (action: string): action is (typeof restrictions)[number] =>
  restrictions.some((one) => one === action);

/** True while the decision's suspension or removal still holds. */
export async function isInForce(queries: Queries, { id, action, user_id, created_at }: Row) {
  if (action === 'suspend') {
    return (await findUser(queries, user_id ?? ''))?.suspended_at === created_at;
  }
  for (const table of Object.values(tableOf)) {
    const query = queries.selectFrom(table).select('id').where('decision_id', '=', id).limit(1);
    if (await query.executeTakeFirst()) return true;
  }
  return isPartRemoved(queries, id);
}

const excerptOf = ({ title, content }: { title: string | null; content: string | null }) =>
  [title, content].filter(Boolean).join('\n').slice(0, 2500).toWellFormed();

export async function toNotice(queries: Queries, row: Row): Promise<Notice> {
  const { id, action, reason, rule, facts, until, post_count, created_at, post_kind, post_id } = row;
  if (!isRestriction(action)) throw new Error(`A ${action} has no notice`);
  const post = isPostKind(post_kind) && post_id ? await findPost(queries, post_kind, post_id) : undefined;
  const objection = await queries
    .selectFrom('objections')
    .select(['text', 'created_at', 'outcome', 'decided_at'])
    .where('decision_id', '=', id)
    .executeTakeFirst();
  return {
    id,
    action,
    created_at,
    until,
    post_count,
    reason: reason ?? 'other',
    rule: rule ?? '',
    facts: facts ?? '',
    is_automated: false,
    profile_part: partOf(row),
    post: post ? { kind: post.kind, excerpt: excerptOf(post) } : null,
    is_in_force: await isInForce(queries, row),
    objection: objection ?? null,
  };
}

export async function listNotices(queries: Queries, userId: string) {
  const rows = await queries
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('action', 'in', restrictions)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return Promise.all(rows.map((row) => toNotice(queries, row)));
}

export const findRestriction = (queries: Queries, id: string, userId: string) =>
  queries
    .selectFrom('decisions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('action', 'in', restrictions)
    .executeTakeFirst();
