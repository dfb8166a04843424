import type { Queries } from './database.ts';

/** The form of an e-mail in which two are compared. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase();

export const findUserByEmail = (queries: Queries, email: string) =>
  queries.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

export const getUser = (queries: Queries, id: string) =>
  queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
