import { endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { authorColumns, toAuthor } from '#server/db/forum/author.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { deletedUserId, findUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit, HttpProblem, notFound } from '#server/http/problem.ts';

const maxListed = 1000;

export function blockRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;
  const blocks = createRateLimit(deps, { name: 'blocks', max: 100, window: span(1, 'hour') });

  route(endpoints.listBlocked, async ({ principal: { userId } }) => {
    const rows = await db.query
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.blocked_id')
      .select(['blocks.blocked_id as user_id', 'blocks.created_at', ...authorColumns])
      .where('blocks.user_id', '=', userId)
      .orderBy('blocks.created_at', 'desc')
      .orderBy('blocks.blocked_id')
      .limit(maxListed)
      .execute();
    return rows.map((row) => {
      const { id, full_name, profile_photo } = toAuthor(row);
      return { id, full_name, profile_photo, created_at: row.created_at };
    });
  });

  route(endpoints.blockPerson, async ({ params: { id }, principal: { userId } }) => {
    if (id === userId) throw new HttpProblem(403, 'own_post', 'You cannot block yourself');
    await enforceLimit(
      blocks,
      userId,
      'too_many_requests',
      'You have blocked a great many people lately. Please try again later.',
    );
    await db.transaction(async (tx) => {
      if (id === deletedUserId || !(await findUser(tx, id))) throw notFound('Person');
      await tx
        .insertInto('blocks')
        .values({ user_id: userId, blocked_id: id, created_at: timestampIn(clock) })
        .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
        .execute();
    });
  });

  route(endpoints.unblockPerson, async ({ params: { id }, principal: { userId } }) => {
    await db.query.deleteFrom('blocks').where('user_id', '=', userId).where('blocked_id', '=', id).execute();
  });
}
