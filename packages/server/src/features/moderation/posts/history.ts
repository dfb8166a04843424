import type { EarlierText } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import { type PageRequest, toPage } from '#server/db/paging.ts';
import { notFound } from '#server/http/problem.ts';
import { type DecisionContext, logDecision } from '../decisions/decisions.ts';
import { findPost, type PostKind } from './posts.ts';

interface PostOf {
  kind: PostKind;
  id: string;
  /** The reader, who cannot be the author. */
  moderatorId: string;
}

const columnOf = { question: 'question_id', answer: 'answer_id' } as const;

async function requirePost(queries: Queries, { kind, id, moderatorId }: PostOf) {
  const post = await findPost(queries, kind, id);
  if (!post || post.user_id === moderatorId) throw notFound(kind === 'question' ? 'Question' : 'Answer');
  return post;
}

/** The texts of a post before its edits, newest first. */
export async function listHistory(queries: Queries, of: PostOf, { cursor, limit }: PageRequest) {
  await requirePost(queries, of);
  const rows = await queries
    .selectFrom('post_history')
    .select(['id', 'title', 'content', 'language', 'replaced_at'])
    .where(columnOf[of.kind], '=', of.id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = toPage<EarlierText>(rows, limit);
  return { items: page, nextCursor };
}

/** Deletes the earlier texts of a post. The log of decisions records it without their content. */
export async function deleteHistory(context: DecisionContext, of: PostOf) {
  const { tx } = context;
  const { user_id, question_id } = await requirePost(tx, of);
  const { numDeletedRows } = await tx
    .deleteFrom('post_history')
    .where(columnOf[of.kind], '=', of.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  // Stored responses contain the first text, for a day.
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('response', 'like', `%"id":"${of.id}"%`)
    .execute();
  await logDecision(context, {
    action: 'delete_history',
    user_id,
    post_kind: of.kind,
    post_id: of.id,
    question_id,
  });
}
