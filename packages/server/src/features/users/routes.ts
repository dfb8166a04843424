import { endpoints, languages } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { hashPassword, verifyPassword } from '#server/core/passwordHasher.ts';
import { refuseWeakPassword } from '#server/core/weakPasswords.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { ReadSettings } from '#server/db/settings.ts';
import { deletePhoto, ownsPhoto } from '#server/db/users/photos.ts';
import { refuseRemovedName, updateNameRemoval } from '#server/db/users/removedNames.ts';
import { applyKeptSuspension } from '#server/db/users/suspendedAddresses.ts';
import { findUserByEmail, getUser, isHeldForAnother, normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { emailRegistered, enforceLimit } from '#server/http/problem.ts';
import { emptyToNull, insertUser, toUser, updateUser } from './queries.ts';
import { consumeInvitation, refuseUninvited } from './registration.ts';

interface EmailQueue {
  add: (queries: Queries, kind: 'verify', email: string) => Promise<void>;
  deliverSoon: () => void;
}

export function userRoutes(
  { route }: Router,
  deps: Deps,
  emailQueue: EmailQueue,
  readSettings: ReadSettings,
) {
  const { db, clock, storage } = deps;
  const idempotent = createIdempotency(deps);
  // A shelter or library shares one network, so this limit only stops floods.
  const registrations = createRateLimit(deps, { name: 'register', max: 300, window: span(1, 'hour') });
  const firstEmails = createRateLimit(deps, { name: 'registration-email', max: 5, window: span(1, 'day') });

  route(
    endpoints.register,
    async ({ body: { password, invitation, ...details }, network, idempotencyKey: key, ...request }) => {
      await enforceLimit(
        registrations,
        network(),
        'too_many_accounts',
        'Too many new accounts from this network. Please try again later.',
      );
      const settings = await readSettings();
      // A repeated request has used its invitation, and gets the first response.
      if (!key || settings.registration === 'closed')
        await refuseUninvited(db.query, clock, settings, invitation);
      await refuseWeakPassword(password, { field: 'password', email: details.email });
      if (!key && (await findUserByEmail(db.query, details.email))) throw emailRegistered();
      const passwordHash = await hashPassword(password);
      // Nobody can flood a mailbox by registering and deleting its address.
      const sendsEmail = (await firstEmails.take(normalizeEmail(details.email))) === 0;
      const language = languages.find((one) => one === request.language) ?? null;
      const owner = `register ${normalizeEmail(details.email)}`;
      try {
        const user = await idempotent(
          { owner, key, content: [endpoints.register.path, details] },
          async (tx) => {
            if (settings.registration === 'invite') await consumeInvitation(tx, clock, invitation);
            const row = await insertUser(tx, clock, { ...details, language, passwordHash });
            if (await isHeldForAnother(tx, clock, row.email, row.id)) throw emailRegistered();
            await applyKeptSuspension(tx, clock, row.id, row.normalized_email);
            if (sendsEmail) await emailQueue.add(tx, 'verify', row.email);
            return toUser(await getUser(tx, row.id), clock);
          },
          { userOf: ({ id }) => id },
        );
        // A request that reuses the key must also know the password.
        const { password_hash } = await getUser(db.query, user.id);
        const isFirst = password_hash === passwordHash;
        if (isFirst || (await verifyPassword(password_hash, password))) {
          emailQueue.deliverSoon();
          return user;
        }
      } catch (error) {
        throw db.isUniqueViolation(error) ? emailRegistered() : error;
      }
      throw emailRegistered();
    },
  );

  route(endpoints.getMe, async ({ principal }) => toUser(await getUser(db.query, principal.userId), clock));

  route(endpoints.updateMe, async ({ body, principal: { userId }, requireMatch }) => {
    const { user, gone } = await db.transaction(async (tx) => {
      const row = await getUser(tx, userId);
      await requireMatch(async () => toUser(row, clock));
      const { profile_photo: before, settlement_country } = row;
      if (body.country_selected && !(body.settlement_country ?? settlement_country)) {
        throw new InvalidInputError({ path: 'settlement_country', code: 'required', message: 'Required' });
      }
      await refuseRemovedName(tx, row, body);
      // A removed photo stays for an objection until another one replaces it.
      const keepsRemoved = row.photo_decision_id !== null && !emptyToNull(body.profile_photo);
      const changes = keepsRemoved ? { ...body, profile_photo: undefined } : body;
      const after = changes.profile_photo === undefined ? before : emptyToNull(changes.profile_photo);
      if (after !== null && after !== before && !(await ownsPhoto(tx, userId, after))) {
        throw new InvalidInputError({ path: 'profile_photo', message: 'Upload the photo first' });
      }
      const gone = before !== null && after !== before ? await deletePhoto(tx, before) : undefined;
      if (after !== before)
        await tx.updateTable('users').set({ photo_decision_id: null }).where('id', '=', userId).execute();
      await updateUser(tx, clock, userId, changes);
      return { user: await updateNameRemoval(tx, userId), gone };
    });
    if (gone !== undefined) await storage.delete(gone);
    return toUser(user, clock);
  });
}
