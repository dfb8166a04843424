import type { Queries } from './database.ts';

/**
 * The user without a name whom the posts of deleted accounts belong to: one for all of them, so that nothing tells
 * which posts were by the same person. Nobody can log in as that user.
 */
export const nobodyId = 'nobody';

/** The form of an e-mail in which two are compared. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase();

export const findUserByEmail = (queries: Queries, email: string) =>
  queries.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

export const getUser = (queries: Queries, id: string) =>
  queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
