import type { CaseDecision, Decision } from '@settlement-help/contract';
import type { Insertable, Selectable } from 'kysely';
import { timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { toShownName } from '#server/db/forum/author.ts';
import { type PageRequest, toPage } from '#server/db/paging.ts';
import type { CasesTable, DecisionsTable } from '#server/db/tables.ts';
import { deletedUserId, findUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { toCase } from '../cases/cases.ts';
import { isNotOwnCase } from '../cases/ownCases.ts';
import { findPart, partOf, removePart, restorePart } from '../people/profileParts.ts';
import { findOpenCase, findPost, isPostKind, tableOf } from '../posts/posts.ts';
import { restorePosts, takeDownPosts } from '../posts/takeDown.ts';
import { isInForce } from './notices.ts';

type NewDecision = Insertable<DecisionsTable>;

export type AddEmail = (
  tx: Queries,
  kind: 'report' | 'decision' | 'outcome',
  email: string,
  about: { subject_id: string },
) => Promise<void>;

export interface DecisionContext {
  tx: Queries;
  clock: Deps['clock'];
  addEmail: AddEmail;
  moderatorId: string | null;
}

export async function logDecision(
  { tx, clock, moderatorId }: Omit<DecisionContext, 'addEmail'>,
  decision: Partial<NewDecision> & Pick<NewDecision, 'action' | 'user_id'>,
) {
  const row = { id: newId(), moderator_id: moderatorId, created_at: timestampIn(clock), ...decision };
  await tx.insertInto('decisions').values(row).execute();
  return row.id;
}

export async function notify(
  { tx, addEmail }: DecisionContext,
  userId: string | null,
  kind: 'decision' | 'outcome',
  id: string,
) {
  if (userId === null || userId === deletedUserId) return;
  const user = await findUser(tx, userId);
  if (user) await addEmail(tx, kind, user.email, { subject_id: id });
}

export async function notifyReporters(context: DecisionContext, caseId: string, decisionId: string) {
  const reporters = await context.tx
    .selectFrom('reports')
    .select('user_id')
    .where('case_id', '=', caseId)
    .execute();
  for (const { user_id } of reporters) await notify(context, user_id, 'outcome', decisionId);
}

type Row = Selectable<CasesTable>;

export const alreadyDecided = () =>
  new HttpProblem(409, 'already_decided', 'Somebody else has decided meanwhile. Please look again.');

function parseGrounds({ reason, rule = '', facts = '' }: CaseDecision) {
  const missing = [
    ...(reason ? [] : ['reason']),
    ...(rule.trim() ? [] : ['rule']),
    ...(facts.trim() ? [] : ['facts']),
  ];
  if (missing.length > 0 || !reason) {
    throw new InvalidInputError(
      ...missing.map((path) => ({ path, code: 'required' as const, message: 'Required' })),
    );
  }
  return { reason, rule: rule.trim(), facts: facts.trim() };
}

const allowedActions = {
  visible: ['dismiss', 'hide', 'remove'],
  hidden: ['restore', 'remove'],
  removed: ['restore'],
  deleted: ['dismiss'],
};

async function decideReport(context: DecisionContext, row: Row, decision: CaseDecision) {
  const { tx } = context;
  const { id: case_id, post_kind, post_id, question_id, user_id } = row;
  if (partOf(row)) return decidePart(context, row, decision);
  if (!isPostKind(post_kind) || !post_id) throw notFound('Case');
  const { action } = decision;
  const post = await findPost(tx, post_kind, post_id);
  if (!allowedActions[post?.state ?? 'deleted'].includes(action)) throw alreadyDecided();
  const table = tableOf[post_kind];
  const about = { action, user_id, case_id, post_kind, post_id, question_id };
  if (action === 'hide' || action === 'remove') {
    const grounds = parseGrounds(decision);
    const id = newId();
    const state = action === 'hide' ? 'hidden' : 'removed';
    await takeDownPosts(tx, table, { id: post_id }, { state, decisionId: id });
    await logDecision(context, { id, ...about, ...grounds, post_count: 1 });
    await notify(context, user_id, 'decision', id);
    if (action === 'remove') await notifyReporters(context, case_id, id);
    return;
  }
  if (action === 'restore') await restorePosts(tx, table, { id: post_id });
  const id = await logDecision(context, about);
  if (action === 'restore') await notify(context, user_id, 'decision', id);
  if (row.closed_at === null) await notifyReporters(context, case_id, id);
}

async function decidePart(context: DecisionContext, row: Row, decision: CaseDecision) {
  const { tx } = context;
  const { id: case_id, post_kind, post_id, user_id } = row;
  const { action } = decision;
  const part = await findPart(tx, row);
  if (!allowedActions[part?.state ?? 'deleted'].includes(action)) throw alreadyDecided();
  if (action === 'hide') throw new InvalidInputError({ path: 'action', message: 'Is for posts only' });
  const about = { action, user_id, case_id, post_kind, post_id };
  if (action === 'remove') {
    const id = newId();
    await logDecision(context, { id, ...about, ...parseGrounds(decision) });
    await removePart(tx, row, id);
    await notify(context, user_id, 'decision', id);
    await notifyReporters(context, case_id, id);
    return;
  }
  if (action === 'restore') {
    const removals = await tx
      .selectFrom('decisions')
      .select('id')
      .where('user_id', '=', user_id)
      .where('post_id', '=', post_id)
      .where('action', '=', 'remove')
      .where('case_id', '=', case_id)
      .execute();
    for (const { id } of removals) await restorePart(tx, user_id ?? '', id);
  }
  const id = await logDecision(context, about);
  if (action === 'restore') await notify(context, user_id, 'decision', id);
  else await notifyReporters(context, case_id, id);
}

async function decideObjection(context: DecisionContext, row: Row, { action }: CaseDecision) {
  const { tx, clock } = context;
  const { id: case_id, decision_id, post_kind, post_id, question_id, user_id } = row;
  if ((action !== 'grant' && action !== 'reject') || row.closed_at !== null) throw alreadyDecided();
  const before = await tx
    .selectFrom('decisions')
    .selectAll()
    .where('id', '=', decision_id ?? '')
    .executeTakeFirstOrThrow();
  if (action === 'grant' && (await isInForce(tx, before))) {
    if (before.action === 'suspend') await endSuspension(tx, user_id ?? '');
    else {
      for (const table of Object.values(tableOf)) await restorePosts(tx, table, { decisionId: before.id });
      await restorePart(tx, user_id ?? '', before.id);
    }
  }
  // Includes an objection to an earlier decision about the post, whose case this one took over.
  const aboutPost = tx
    .selectFrom('decisions')
    .select('id')
    .where('user_id', '=', user_id)
    .where('post_id', '=', post_id);
  await tx
    .updateTable('objections')
    .set({ outcome: action === 'grant' ? 'granted' : 'rejected', decided_at: timestampIn(clock) })
    .where('outcome', 'is', null)
    .where(({ eb, or }) => or([eb('decision_id', '=', before.id), eb('decision_id', 'in', aboutPost)]))
    .execute();
  const id = await logDecision(context, { action, user_id, case_id, post_kind, post_id, question_id });
  await notify(context, user_id, 'outcome', id);
}

export async function endSuspension(tx: Queries, userId: string) {
  await tx
    .updateTable('users')
    .set({ suspended_at: null, suspended_until: null, suspension_reason: null, suspension_facts: null })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('suspended_addresses').where('user_id', '=', userId).execute();
}

/** A hidden post keeps its case open, unless newer reports have opened another one. */
async function staysOpen(tx: Queries, { id, post_id }: Row, { action }: CaseDecision) {
  if (action !== 'hide') return false;
  const open = await findOpenCase(tx, 'report', post_id);
  return open === undefined || open.id === id;
}

/** Decides a case. Throws 409 if it changed since the moderator loaded it, 404 if another moderator must decide it. */
export async function decideCase(
  context: DecisionContext & { moderatorId: string },
  id: string,
  decision: CaseDecision,
) {
  const { tx, clock, moderatorId } = context;
  const row = await tx
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', id)
    .where(isNotOwnCase(moderatorId))
    .executeTakeFirst();
  if (!row) throw notFound('Case');
  if (row.version !== decision.version) throw alreadyDecided();
  const isReport = ['dismiss', 'hide', 'restore', 'remove'].includes(decision.action);
  if (isReport !== (row.kind === 'report')) {
    throw new InvalidInputError({ path: 'action', message: `Is not for a case of kind ${row.kind}` });
  }
  await (row.kind === 'report'
    ? decideReport(context, row, decision)
    : decideObjection(context, row, decision));
  const closed_at = (await staysOpen(tx, row, decision)) ? null : timestampIn(clock);
  await tx
    .updateTable('cases')
    .set({ version: row.version + 1, closed_at })
    .where('id', '=', id)
    .execute();
  return toCase(tx, clock, { ...row, version: row.version + 1, closed_at });
}

/** All decisions, or those about a person, except those about the moderator, which their profile shows with reasons. */
export async function listDecisions(
  queries: Queries,
  { moderatorId, personId, cursor, limit }: PageRequest & { moderatorId: string; personId?: string },
) {
  const rows = await queries
    .selectFrom('decisions')
    .leftJoin('users as moderators', 'moderators.id', 'decisions.moderator_id')
    .leftJoin('users', 'users.id', 'decisions.user_id')
    .selectAll('decisions')
    .select(['moderators.full_name as moderator_name', 'users.full_name', 'users.forum_name'])
    .where(({ eb, or }) =>
      or([eb('decisions.user_id', 'is', null), eb('decisions.user_id', '!=', moderatorId)]),
    )
    .$if(personId !== undefined, (query) => query.where('decisions.user_id', '=', personId ?? ''))
    .$if(cursor !== undefined, (query) => query.where('decisions.id', '<', cursor ?? ''))
    .orderBy('decisions.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = toPage(rows, limit);
  const items = page.map((row): Decision => {
    const { id, action, created_at, moderator_id, user_id, post_kind, post_id, question_id } = row;
    const { post_count, reason, rule, facts, until } = row;
    return {
      id,
      action,
      created_at,
      post_count,
      reason,
      rule,
      facts,
      until,
      moderator: moderator_id === null ? 'Operator' : toShownName(row.moderator_name),
      person: user_id && toShownName(row.full_name),
      person_forum_name: row.forum_name,
      profile_part: partOf(row),
      post:
        isPostKind(post_kind) && post_id && question_id
          ? { kind: post_kind, id: post_id, question_id }
          : null,
    };
  });
  return { items, nextCursor };
}
