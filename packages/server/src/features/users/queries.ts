import type { Language, NewUser, User, UserChanges } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { type Clock, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { flag, type UsersTable } from '#server/db/tables.ts';
import { storePersonWords } from '#server/db/users/personWords.ts';
import { activeSuspension, normalizeEmail } from '#server/db/users/users.ts';

export const emptyToNull = (text: string | null | undefined) => text?.trim() || null;

export const toUser = (row: Selectable<UsersTable>, clock: Clock): User => ({
  id: row.id,
  email: row.email,
  full_name: row.full_name,
  forum_name: row.forum_name,
  country: row.country,
  settlement_country: row.settlement_country,
  country_selected: row.country_selected === 1,
  profile_photo: row.photo_decision_id === null ? row.profile_photo : null,
  street_address: row.street_address,
  city: row.city,
  postal_code: row.postal_code,
  phone_number: row.phone_number,
  language: row.language,
  email_verified: row.email_verified === 1,
  pending_email: (row.pending_email_until ?? '') > timestampIn(clock) ? row.pending_email : null,
  has_second_factor: row.second_factor_at !== null,
  is_moderator: row.is_moderator === 1,
  suspension: activeSuspension(row, clock),
});

export async function insertUser(
  queries: Queries,
  clock: Clock,
  {
    email,
    full_name,
    country,
    language,
    passwordHash,
  }: Omit<NewUser, 'password'> & {
    language: Language | null;
    passwordHash: string;
  },
) {
  const now = timestampIn(clock);
  const user = await queries
    .insertInto('users')
    .values({
      id: newId(),
      email,
      normalized_email: normalizeEmail(email),
      password_hash: passwordHash,
      full_name,
      country: emptyToNull(country),
      language,
      country_selected: 0,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storePersonWords(queries, user);
  return user;
}

const optionalTexts = ['street_address', 'city', 'postal_code', 'phone_number', 'profile_photo'] as const;

export async function updateUser(queries: Queries, clock: Clock, id: string, changes: UserChanges) {
  const { settlement_country, country_selected, full_name, forum_name, language } = changes;
  const texts = optionalTexts.filter((name) => changes[name] !== undefined);
  const user = await queries
    .updateTable('users')
    .set({
      updated_at: timestampIn(clock),
      ...(settlement_country === undefined ? {} : { settlement_country }),
      ...(country_selected === undefined ? {} : { country_selected: flag(country_selected) }),
      ...(full_name === undefined ? {} : { full_name }),
      ...(forum_name === undefined ? {} : { forum_name }),
      ...(language === undefined ? {} : { language }),
      ...Object.fromEntries(texts.map((name) => [name, emptyToNull(changes[name])])),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (full_name !== undefined || forum_name !== undefined) await storePersonWords(queries, user);
  return user;
}
