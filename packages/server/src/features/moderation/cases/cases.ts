import type { Case, CasePerson } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { toShownName } from '#server/db/forum/author.ts';
import { type PageRequest, toPage } from '#server/db/paging.ts';
import type { CasesTable } from '#server/db/tables.ts';
import { activeSuspension, deletedUserId, findUser } from '#server/db/users/users.ts';
import { toNotice } from '../decisions/notices.ts';
import { findPart } from '../people/profileParts.ts';
import { findPost, isPostKind } from '../posts/posts.ts';
import { findEvidence } from './evidence.ts';
import { isNotOwnCase } from './ownCases.ts';

type Row = Selectable<CasesTable>;

const shownReports = 10;

async function countPosts(queries: Queries, userId: string) {
  let count = 0;
  for (const table of ['questions', 'answers'] as const) {
    const { posts } = await queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('posts'))
      .where('user_id', '=', userId)
      .where('state', '=', 'visible')
      .executeTakeFirstOrThrow();
    count += Number(posts);
  }
  return count;
}

async function findPerson(queries: Queries, clock: Clock, id: string | null): Promise<CasePerson | null> {
  if (id === null || id === deletedUserId) return null;
  const user = await findUser(queries, id);
  if (!user) return null;
  return {
    id,
    full_name: toShownName(user.full_name),
    forum_name: user.forum_name,
    created_at: user.created_at,
    is_suspended: activeSuspension(user, clock) !== null,
    post_count: await countPosts(queries, id),
  };
}

/** The answers that are still shown of the deleted account that wrote the reported answer. */
async function countRemainingAnswers(queries: Queries, { post_kind, post_id }: Row) {
  if (post_kind !== 'answer') return 0;
  const { count } = await queries
    .selectFrom('answers as reported')
    .innerJoin('answers', 'answers.erased_author', 'reported.erased_author')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('reported.id', '=', post_id)
    .where('answers.state', 'in', ['visible', 'hidden'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function findCasePost(queries: Queries, { post_kind, post_id, question_id, opened_at }: Row) {
  if (!isPostKind(post_kind) || !post_id || !question_id) return null;
  const post = await findPost(queries, post_kind, post_id);
  const of = { kind: post_kind, id: post_id, question_id };
  if (!post)
    return {
      ...of,
      title: null,
      content: null,
      created_at: opened_at,
      edited_at: null,
      state: 'deleted' as const,
    };
  const { title, content, created_at, edited_at, state } = post;
  return { ...of, title, content, created_at, edited_at, state };
}

const listReports = (queries: Queries, caseId: string) =>
  queries
    .selectFrom('reports')
    .select(['number', 'reason', 'text', 'created_at'])
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(shownReports)
    .execute();

async function findObjection(queries: Queries, id: string | null) {
  if (id === null) return null;
  const row = await queries.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toNotice(queries, row) : null;
}

export async function toCase(queries: Queries, clock: Clock, row: Row): Promise<Case> {
  const { id, kind, version, opened_at, closed_at, report_count } = row;
  const author = await findPerson(queries, clock, row.user_id);
  return {
    id,
    kind,
    version,
    opened_at,
    closed_at,
    report_count,
    post: await findCasePost(queries, row),
    profile: await findPart(queries, row),
    evidence: await findEvidence(queries, row),
    author,
    remaining_answers: author ? 0 : await countRemainingAnswers(queries, row),
    reports: kind === 'report' ? await listReports(queries, id) : [],
    notice: await findObjection(queries, row.decision_id),
  };
}

type CasesPage = PageRequest & { state: 'open' | 'closed'; moderatorId: string };

/** Open cases oldest first, closed ones newest first, without those that another moderator must decide. */
export async function listCases(
  queries: Queries,
  clock: Clock,
  { state, moderatorId, cursor, limit }: CasesPage,
) {
  const isOpen = state === 'open';
  const rows = await queries
    .selectFrom('cases')
    .selectAll()
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .where(isNotOwnCase(moderatorId))
    .$if(cursor !== undefined, (query) => query.where('id', isOpen ? '>' : '<', cursor ?? ''))
    .orderBy('id', isOpen ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = toPage(rows, limit);
  const items: Case[] = [];
  for (const row of page) items.push(await toCase(queries, clock, row));
  return { items, nextCursor };
}
