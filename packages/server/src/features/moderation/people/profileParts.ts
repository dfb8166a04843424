import { type Case, foldName, type ProfilePart } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { CasesTable, UsersTable } from '#server/db/tables.ts';
import { photoIdOf } from '#server/db/users/photos.ts';
import { isRemovedName, updateNameRemoval } from '#server/db/users/removedNames.ts';
import { deletedUserId, findUser, getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { freeze, selectReported } from '../cases/evidence.ts';
import { findPost, type PostKind } from '../posts/posts.ts';

type Row = Pick<Selectable<CasesTable>, 'id' | 'post_kind' | 'user_id'>;
type User = Selectable<UsersTable>;

export const partOf = ({ post_kind }: Pick<Row, 'post_kind'>): ProfilePart | null =>
  post_kind === 'name' || post_kind === 'photo' ? post_kind : null;

/** The `post_id` of a case about a name or photo. */
export const partId = (part: ProfilePart, userId: string) => `${part}:${userId}`;

export interface FrozenPhoto {
  address: string;
  /** A data URL. */
  content: string;
}

/** Reads the photo of the author of a post. Throws 404 without one. */
export async function readPhoto({ db, storage }: Pick<Deps, 'db' | 'storage'>, kind: PostKind, id: string) {
  const post = await findPost(db.query, kind, id);
  const user = post && (await findUser(db.query, post.user_id));
  const address = user?.photo_decision_id === null ? user.profile_photo : null;
  const stream = address && (await storage.read(photoIdOf(address) ?? ''));
  if (!address || !stream) throw notFound('Photo');
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return { address, content: `data:image/webp;base64,${bytes.toString('base64')}` };
}

/** Copies the names of a user, or the photo, unless an earlier report has them. */
export async function freezePart(
  tx: Queries,
  caseId: string,
  { userId, photo, now }: { userId: string; photo: FrozenPhoto | undefined; now: string },
) {
  // Nobody is responsible for the answers of deleted accounts.
  if (userId === deletedUserId) throw notFound('Person');
  const user = await getUser(tx, userId);
  if (!photo && user.is_name_removed === 1) throw notFound('Person');
  const before = await selectReported(tx, caseId);
  const isSame =
    before &&
    (photo
      ? before.title === photo.address
      : before.author_name === user.full_name && before.author_forum_name === user.forum_name);
  if (isSame) return;
  const text = { title: photo?.address ?? null, content: photo?.content ?? null };
  await freeze(tx, caseId, user, now, [{ ...text, language: null, replaced_at: null }]);
}

/** The reported name. Names of users who had no name in the forum are full names. */
async function reportedName(queries: Queries, caseId: string) {
  const reported = await selectReported(queries, caseId);
  return reported ? (reported.author_forum_name ?? reported.author_name) : '';
}

type State = NonNullable<Case['profile']>['state'];

async function photoState(queries: Queries, caseId: string, user: User): Promise<State> {
  const reported = await selectReported(queries, caseId);
  if (user.profile_photo === null || reported?.title !== user.profile_photo) return 'deleted';
  return user.photo_decision_id === null ? 'visible' : 'removed';
}

/** The name or photo of a case; null for a case about something else. */
export async function findPart(queries: Queries, row: Row) {
  const part = partOf(row);
  if (!part) return null;
  const user = await findUser(queries, row.user_id ?? '');
  if (!user) return { part, state: 'deleted' as const };
  if (part === 'photo') return { part, state: await photoState(queries, row.id, user) };
  const isRemoved = await isRemovedName(queries, user.id, await reportedName(queries, row.id));
  return { part, state: isRemoved ? ('removed' as const) : ('visible' as const) };
}

export async function removePart(tx: Queries, { id, post_kind, user_id }: Row, decision_id: string) {
  const userId = user_id ?? '';
  if (post_kind === 'photo') {
    await tx.updateTable('users').set({ photo_decision_id: decision_id }).where('id', '=', userId).execute();
    return;
  }
  const name = foldName(await reportedName(tx, id));
  await tx.insertInto('removed_names').values({ user_id: userId, name, decision_id }).execute();
  await updateNameRemoval(tx, userId);
}

/** Shows the name or photo again that a decision has removed. */
export async function restorePart(tx: Queries, userId: string, decisionId: string) {
  await tx
    .updateTable('users')
    .set({ photo_decision_id: null })
    .where('photo_decision_id', '=', decisionId)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('removed_names')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await updateNameRemoval(tx, userId);
}

/** True while the name or photo that a decision removed is not shown. */
export async function isPartRemoved(queries: Queries, decisionId: string) {
  const photo = queries.selectFrom('users').select('id').where('photo_decision_id', '=', decisionId);
  const name = queries.selectFrom('removed_names').select('user_id').where('decision_id', '=', decisionId);
  return Boolean((await photo.executeTakeFirst()) ?? (await name.executeTakeFirst()));
}
