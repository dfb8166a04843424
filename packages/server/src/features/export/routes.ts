import { endpoints } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { span } from '#server/core/clock.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { deletedUserId, findUser, getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { expiredExport, type LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { zipResponse } from '#server/http/endpoints/zipResponse.ts';
import { enforceLimit } from '#server/http/problem.ts';
import { makeArchive } from './archive.ts';

interface EmailQueue {
  notify: (kind: 'exported', user: Selectable<UsersTable>) => Promise<void>;
}

export function exportRoutes({ route }: Router, deps: Deps, links: LinkSigner, emailQueue: EmailQueue) {
  const { db, clock, log } = deps;
  const exports = createRateLimit(deps, { name: 'export', max: 10, window: span(1, 'hour') });

  route(endpoints.createExport, async ({ principal: { userId }, requestId }) => {
    await enforceLimit(
      exports,
      userId,
      'too_many_requests',
      'Too many downloads in a short time. Please try again later.',
    );
    log.info('export made', { id: requestId, user: userId });
    await emailQueue.notify('exported', await getUser(db.query, userId));
    return { download_url: (await links.load(userId)).linkTo(endpoints.downloadExport, userId) };
  });

  route(endpoints.downloadExport, async ({ params: { id }, query }) => {
    const user = id === deletedUserId ? undefined : await findUser(db.query, id);
    if (!user || !(await links.isValid(endpoints.downloadExport, { id, userId: id }, query)))
      throw expiredExport();
    return zipResponse('settlement-help', makeArchive(deps, user), clock.now());
  });
}
