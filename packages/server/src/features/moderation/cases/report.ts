import { randomInt } from 'node:crypto';
import type { NewReport } from '@settlement-help/contract';
import { timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import type { AddEmail } from '../decisions/decisions.ts';
import { type FrozenPhoto, freezePart, partId } from '../people/profileParts.ts';
import { findOpenCase, findPost, type PostKind } from '../posts/posts.ts';
import { freezePost } from './evidence.ts';

/** Such as 4821-7730-15, easy to read aloud. */
const createReportNumber = () =>
  String(randomInt(10 ** 10))
    .padStart(10, '0')
    .replace(/^(.{4})(.{4})/, '$1-$2-');

async function findVisible(tx: Queries, kind: PostKind, id: string) {
  const post = await findPost(tx, kind, id);
  const isSeen = post?.state === 'visible' && ['visible', 'deleted'].includes(post.question_state);
  if (!isSeen) throw notFound(kind === 'question' ? 'Question' : 'Answer');
  return post;
}

interface ReportOf {
  kind: PostKind;
  id: string;
  userId: string;
  body: NewReport;
  /** The photo of the author, if it is reported. */
  photo: FrozenPhoto | undefined;
}

/** Adds a report to the open case of a post, or of the name or photo of its author. A second report by the same user returns the first. */
export async function reportPost(
  tx: Queries,
  { clock }: Pick<Deps, 'clock'>,
  addEmail: AddEmail,
  { kind, id, userId, body: { reason, text = '', about = 'post' }, photo }: ReportOf,
) {
  if (reason === 'other' && text.trim() === '') {
    throw new InvalidInputError({ path: 'text', code: 'required', message: 'Required' });
  }
  const post = await findVisible(tx, kind, id);
  if (post.user_id === userId) {
    throw new HttpProblem(403, 'own_post', `You cannot report your own ${kind}`);
  }
  const now = timestampIn(clock);
  const subject =
    about === 'post'
      ? { post_kind: kind, post_id: id, question_id: post.question_id }
      : { post_kind: about, post_id: partId(about, post.user_id), question_id: null };
  const open = await findOpenCase(tx, 'report', subject.post_id);
  const case_id = open?.id ?? newId();
  if (!open) {
    await tx
      .insertInto('cases')
      .values({ id: case_id, kind: 'report', ...subject, user_id: post.user_id, opened_at: now })
      .execute();
  }
  const known = await tx
    .selectFrom('reports')
    .select(['number', 'created_at'])
    .where('case_id', '=', case_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known) return known;
  if (about === 'post') await freezePost(tx, case_id, post, now);
  else await freezePart(tx, case_id, { userId: post.user_id, photo, now });
  const report = {
    id: newId(),
    case_id,
    user_id: userId,
    number: createReportNumber(),
    reason,
    created_at: now,
  };
  await tx
    .insertInto('reports')
    .values({ ...report, text: text.trim() })
    .execute();
  await tx
    .updateTable('cases')
    .set((column) => ({ report_count: column('report_count', '+', 1) }))
    .where('id', '=', case_id)
    .execute();
  const { email } = await getUser(tx, userId);
  await addEmail(tx, 'report', email, { subject_id: report.id });
  return { number: report.number, created_at: now };
}
