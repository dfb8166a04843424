import { endpoints } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { deletedUserId, findUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { zipResponse } from '#server/http/endpoints/zipResponse.ts';
import { enforceLimit, HttpProblem } from '#server/http/problem.ts';
import { makeArchive } from './archive.ts';

const expiredLink = () =>
  new HttpProblem(404, 'expired_link', 'This link is not valid any more. Please download your data again.');

export function exportRoutes({ route }: Router, deps: Deps, links: LinkSigner) {
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
    return { download_url: (await links.load()).linkTo(endpoints.downloadExport, userId) };
  });

  route(endpoints.downloadExport, async ({ params: { id }, query }) => {
    const isValid = id !== deletedUserId && (await links.isValid(endpoints.downloadExport, id, query));
    const user = isValid ? await findUser(db.query, id) : undefined;
    if (!user) throw expiredLink();
    return zipResponse('settlement-help', makeArchive(deps, user), clock.now());
  });
}
