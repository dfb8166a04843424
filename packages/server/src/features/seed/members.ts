import { plans } from '@settlement-help/content';
import { standardSteps } from '@settlement-help/contract';
import type { Insertable } from 'kysely';
import { span } from '#server/core/clock.ts';
import { flag, type StepsTable, type UsersTable } from '#server/db/tables.ts';
import { normalizeEmail } from '#server/db/users/users.ts';
import { cities, type Person, personAt } from './people.ts';
import type { Random } from './random.ts';

export interface Member extends Person {
  id: string;
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

export function createMembers(
  random: Random,
  { count, joinedBefore, passwordHash }: { count: number; joinedBefore: Date; passwordHash: string },
) {
  const members: Member[] = [];
  const users: Insertable<UsersTable>[] = [];
  const steps: Insertable<StepsTable>[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const person = personAt(index);
    const joined = new Date(joinedBefore.getTime() - span(count - index, 'minute'));
    const id = random.idAt(joined);
    const name = slug(person.name);
    const email = `${taken.has(name) ? `${name}.${index}` : name}@example.org`;
    taken.add(name);
    members.push({ ...person, id });
    users.push({
      id,
      email,
      normalized_email: normalizeEmail(email),
      email_verified: 1,
      password_hash: passwordHash,
      full_name: person.name,
      country: person.origin,
      settlement_country: person.settlesIn,
      country_selected: 1,
      city: cities[person.settlesIn][random.integerBelow(cities[person.settlesIn].length)] ?? null,
      created_at: joined.toISOString(),
      updated_at: joined.toISOString(),
    });
    const done = random.integerBelow(standardSteps + 1);
    for (const [index, { key }] of plans[person.settlesIn].slice(0, standardSteps).entries()) {
      const step_number = index + 1;
      const completed = new Date(joined.getTime() + span(step_number * 9, 'day'));
      steps.push({
        id: random.idAt(joined),
        user_id: id,
        country: person.settlesIn,
        key,
        step_number,
        is_unlocked: flag(step_number <= done + 1),
        completed_at: step_number <= done ? completed.toISOString() : null,
      });
    }
  }
  return { members, users, steps };
}
