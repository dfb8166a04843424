import { type FoundPeople, type FoundPerson, moderationLimits } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { findPeopleByWords, searchWordsOf } from '#server/db/users/personWords.ts';
import { activeSuspension, deletedUserId, findUser } from '#server/db/users/users.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';

type User = Selectable<UsersTable>;

export const toFoundPerson = (user: User, clock: Clock): FoundPerson => ({
  id: user.id,
  full_name: user.full_name,
  forum_name: user.forum_name,
  email: user.email,
  email_verified: user.email_verified === 1,
  created_at: user.created_at,
  is_moderator: user.is_moderator === 1,
  suspension: activeSuspension(user, clock),
});

/** Finds people by the beginnings of words in their names and address. Its cost is that of `findPeopleByWords`. */
export async function searchPeople(queries: Queries, clock: Clock, q: string): Promise<FoundPeople> {
  const words = searchWordsOf(q);
  const { foundPeople: limit } = moderationLimits;
  const found = words.length === 0 ? [] : await findPeopleByWords(queries, words, limit + 1);
  return {
    people: found.slice(0, limit).map((user) => toFoundPerson(user, clock)),
    has_more: found.length > limit,
  };
}

/** Throws 404 without this person. */
export async function requirePerson(queries: Queries, id: string) {
  const user = id === deletedUserId ? undefined : await findUser(queries, id);
  if (!user) throw notFound('Person');
  return user;
}

export const ownCase = () => new HttpProblem(403, 'own_case', 'Another moderator must decide about you');

/** Throws 403 for the acting moderator and for other moderators, whose role ends with a command of the operator. */
export function refuseProtected(
  { moderatorId }: { moderatorId: string | null },
  { id, is_moderator }: Pick<User, 'id' | 'is_moderator'>,
) {
  if (id === moderatorId) throw ownCase();
  if (is_moderator === 1)
    throw new HttpProblem(
      403,
      'moderator_protected',
      'This person is a moderator. Ask the operator to end the role first.',
    );
}
