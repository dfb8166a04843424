import { endpoints } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { span } from '#server/core/clock.ts';
import { createDailyHash } from '#server/core/dailyHash.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { expiredExport, type LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import { readPage } from '#server/http/endpoints/readPage.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { zipResponse } from '#server/http/endpoints/zipResponse.ts';
import { enforceLimit } from '#server/http/problem.ts';
import { deleteFiles } from '#server/storage/deleteFiles.ts';
import { listDecisions, logDecision, notify } from '../decisions/decisions.ts';
import { type ModeratorRequests, requireModerator } from '../moderatorRequests.ts';
import { findRemainingAnswers, removeRemainingAnswers } from '../posts/remainingAnswers.ts';
import { type AccountActions, deleteAccountOnRequest } from './deleteAccountOnRequest.ts';
import { refuseProtected, requirePerson, searchPeople, toFoundPerson } from './people.ts';

type User = Selectable<UsersTable>;

export interface PeopleActions extends AccountActions {
  makeArchive: (deps: Deps, user: User) => ReadableStream<Uint8Array>;
}

/** Routes of the accounts that moderators look up, export and delete. */
export function peopleRoutes(
  { route }: Router,
  deps: Deps,
  links: LinkSigner,
  { read, decide }: ModeratorRequests,
  actions: PeopleActions,
) {
  const { db, clock, log } = deps;
  const hashQuery = createDailyHash(clock);
  const searches = createRateLimit(deps, { name: 'people-searches', max: 120, window: span(1, 'hour') });
  const exports = createRateLimit(deps, { name: 'people-exports', max: 10, window: span(1, 'hour') });

  route(endpoints.searchPeople, ({ body: { q }, principal: { userId }, requestId }) =>
    read(userId, async (queries) => {
      await enforceLimit(
        searches,
        userId,
        'too_many_requests',
        'You have searched a great deal lately. Please try again later.',
      );
      const found = await searchPeople(queries, clock, q);
      const entry = { id: requestId, user: userId, query: hashQuery(q), found: found.people.length };
      log.info('people searched', entry);
      return found;
    }),
  );

  route(endpoints.getPerson, ({ params: { id }, principal: { userId }, requestId }) =>
    read(userId, async (queries) => {
      const user = await requirePerson(queries, id);
      log.info('person looked up', { id: requestId, user: userId, person: id });
      return toFoundPerson(user, clock);
    }),
  );

  route(endpoints.listDecisionsAboutPerson, ({ params: { id }, query, principal: { userId } }) =>
    read(userId, async (queries, moderatorId) => {
      await requirePerson(queries, id);
      return listDecisions(queries, { moderatorId, personId: id, ...readPage(query) });
    }),
  );

  route(
    endpoints.exportPerson,
    async ({ params: { id }, body: { reason }, principal: { userId }, requestId }) => {
      await decide(userId, async (context) => {
        const user = await requirePerson(context.tx, id);
        refuseProtected(context, user);
        await enforceLimit(
          exports,
          userId,
          'too_many_requests',
          'Too many downloads in a short time. Please try again later.',
          context.tx,
        );
        const decision = { action: 'export_account' as const, user_id: id, facts: reason };
        await notify(context, id, 'decision', await logDecision(context, decision));
      });
      log.info('export made by a moderator', { id: requestId, user: userId, person: id });
      const signed = await links.load(userId);
      return { download_url: signed.linkTo(endpoints.downloadExportForModerator, `${id}.${userId}`) };
    },
  );

  route(endpoints.downloadExportForModerator, async ({ params: { id }, query }) => {
    const [personId = '', moderatorId = ''] = id.split('.');
    const of = { id, userId: moderatorId };
    if (!(await links.isValid(endpoints.downloadExportForModerator, of, query))) throw expiredExport();
    // The role may have ended meanwhile.
    await requireModerator(db.query, moderatorId);
    const user = await requirePerson(db.query, personId);
    return zipResponse('settlement-help', actions.makeArchive(deps, user), clock.now());
  });

  route(
    endpoints.deletePerson,
    async ({ params: { id }, body: { email, reason }, principal: { userId }, requestId }) => {
      const { files, remaining } = await decide(userId, async (context) => {
        const { tx } = context;
        const user = await requirePerson(tx, id);
        refuseProtected(context, user);
        if (normalizeEmail(email) !== user.normalized_email) {
          const message = 'This is not the email address of the account';
          throw new InvalidInputError({ path: 'email', code: 'other_email', message });
        }
        const remaining = await findRemainingAnswers(tx, id);
        return { remaining, files: await deleteAccountOnRequest(context, actions, user, reason) };
      });
      log.info('account deleted by a moderator', { id: requestId, user: userId, person: id });
      await deleteFiles(deps, files);
      return remaining;
    },
  );

  route(endpoints.removeAnswersOfDeletedAccount, ({ params: { id }, body, principal: { userId } }) =>
    decide(userId, (context) => removeRemainingAnswers(context, id, body)),
  );
}
