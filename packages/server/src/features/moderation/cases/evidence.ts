import type { CaseText } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { toShownName } from '#server/db/forum/author.ts';
import { type PageRequest, toPage } from '#server/db/paging.ts';
import type { CaseEvidenceTable, CasesTable, UsersTable } from '#server/db/tables.ts';
import { getUser } from '#server/db/users/users.ts';
import { notFound } from '#server/http/problem.ts';
import { type findPost, isPostKind } from '../posts/posts.ts';
import { isNotOwnCase } from './ownCases.ts';

type Case = Pick<Selectable<CasesTable>, 'id' | 'post_kind'>;
type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** The earlier versions that a report freezes. */
const maxVersions = 50;

export const selectReported = (queries: Queries, caseId: string) =>
  queries
    .selectFrom('case_evidence')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('replaced_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type Text = Pick<Selectable<CaseEvidenceTable>, 'title' | 'content'>;

const isSameText = (one: Text, other: Text) => one.title === other.title && one.content === other.content;

/** Copies the text, author and earlier versions of a reported post, unless an earlier report has them. */
export async function freezePost(tx: Queries, caseId: string, post: Post, now: string) {
  const before = await selectReported(tx, caseId);
  if (before && isSameText(before, post)) return;
  const versions = await tx
    .selectFrom('post_history')
    .select(['title', 'content', 'language', 'replaced_at'])
    .where(post.kind === 'question' ? 'question_id' : 'answer_id', '=', post.id)
    .$if(before !== undefined, (query) => query.where('replaced_at', '>=', before?.frozen_at ?? ''))
    .orderBy('id', 'desc')
    .limit(maxVersions)
    .execute();
  const { title, content, language } = post;
  const oldest = versions.at(-1);
  // The earlier report has copied this text already.
  if (before && oldest && isSameText(oldest, before)) versions.pop();
  const texts = [...versions.reverse(), { title, content, language, replaced_at: null }];
  await freeze(tx, caseId, await getUser(tx, post.user_id), now, texts);
}

type Frozen = Pick<Selectable<CaseEvidenceTable>, 'title' | 'content' | 'language' | 'replaced_at'>;

/** Copies texts to a case, with both names of their author. */
export async function freeze(
  tx: Queries,
  case_id: string,
  author: Pick<Selectable<UsersTable>, 'id' | 'full_name' | 'forum_name'>,
  frozen_at: string,
  texts: readonly Frozen[],
) {
  const frozen = {
    case_id,
    user_id: author.id,
    author_name: toShownName(author.full_name),
    author_forum_name: author.forum_name,
    frozen_at,
  };
  await tx
    .insertInto('case_evidence')
    .values(texts.map((text) => ({ id: newId(), ...frozen, ...text })))
    .execute();
}

/** The text, name or photo that was reported last; null for an objection. */
export async function findEvidence(queries: Queries, { id: caseId, post_kind }: Case) {
  const reported = await selectReported(queries, caseId);
  if (!reported) return null;
  const { title, content, language, author_name, author_forum_name, frozen_at } = reported;
  const names = { language, author_name, author_forum_name, frozen_at, earlier_texts: 0 };
  if (post_kind === 'name') return { ...names, title: null, content: null, photo: null };
  if (post_kind === 'photo') return { ...names, title: null, content: null, photo: content };
  const { count } = await queries
    .selectFrom('case_evidence')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { ...names, title, content, photo: null, earlier_texts: Number(count) - 1 };
}

/** All frozen texts of a case, newest first. */
export async function listCaseTexts(
  queries: Queries,
  { id, moderatorId, cursor, limit }: PageRequest & { id: string; moderatorId: string },
) {
  const known = await queries
    .selectFrom('cases')
    .select(['id', 'post_kind'])
    .where('id', '=', id)
    .where(isNotOwnCase(moderatorId))
    .executeTakeFirst();
  if (!known) throw notFound('Case');
  if (!isPostKind(known.post_kind)) return { items: [], nextCursor: null };
  const rows = await queries
    .selectFrom('case_evidence')
    .select(['id', 'title', 'content', 'language', 'frozen_at', 'replaced_at'])
    .where('case_id', '=', id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = toPage<CaseText>(rows, limit);
  return { items: page, nextCursor };
}
