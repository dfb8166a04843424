import { addPeriod, type Country, countries, todayIn } from '@settlement-help/contract';
import type { Transaction } from 'kysely';
import { span } from '#server/core/clock.ts';
import { type Queries, type Transactional, within } from '#server/db/database.ts';
import { loadPlan } from '#server/db/plan.ts';
import type { Tables } from '#server/db/tables.ts';
import { getUser } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';

/** How many days before a legal date a person is reminded. */
const daysBefore = [14, 3];

// Nobody wants mail in the night: the day of reminders begins at 8.
const dayBegins = span(8, 'hour');

/** The day of reminders that it is in a country. */
export const reminderDay = (country: Country, now: Date) =>
  todayIn(country, new Date(now.getTime() - dayBegins));

/** Whether a person asked for reminders and did not stop them. */
export async function wantsReminders(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('reminders')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('is_enabled', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

interface LegalDate {
  key: string;
  date: string;
  law: string | null;
}

/** The legal dates of open steps, the next one first. */
export async function legalDates(db: Transactional, userId: string, country: Country): Promise<LegalDate[]> {
  const { steps } = await loadPlan(db, userId, country);
  return steps
    .flatMap(({ fields: { due, key, status } }) =>
      status === 'open' && due?.kind === 'legal' && due.date ? [{ key, date: due.date, law: due.law }] : [],
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

interface Reminded {
  user_id: string;
  checked_on: string;
}

type QueueReminder = (queries: Queries, email: string) => Promise<void>;

/** Decides whether a person gets a reminder today: the day that is stored with it makes that once a day at most. */
async function checkPerson(
  tx: Transaction<Tables>,
  { user_id, checked_on }: Reminded,
  now: Date,
  queue: QueueReminder,
) {
  const { email, settlement_country: country } = await getUser(tx, user_id);
  if (!country) return;
  const today = reminderDay(country, now);
  const isNight = today < todayIn(country, now);
  if (isNight || today <= checked_on) return;
  const { numUpdatedRows } = await tx
    .updateTable('reminders')
    .set({ checked_on: today })
    .where('user_id', '=', user_id)
    .where('checked_on', '=', checked_on)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const dates = await legalDates(within(tx), user_id, country);
  // Also a day on which no server ran, or on which the person had not asked yet: a late reminder helps more than none.
  const isToday = ({ date }: LegalDate) =>
    date >= today &&
    daysBefore.some((days) => {
      const day = addPeriod(date, { days: -days });
      return day > checked_on && day <= today;
    });
  if (dates.some(isToday)) await queue(tx, email);
}

const peopleAtOnce = 200;

/** Queues today's reminder of each person who asked for them and has a legal date in 14 or 3 days. */
export async function queueReminders({ db, clock, log }: Deps, queue: QueueReminder) {
  const now = clock.now();
  const today =
    countries
      .map((country) => reminderDay(country, now))
      .sort()
      .at(-1) ?? '';
  for (let last = '', length = peopleAtOnce; length === peopleAtOnce; ) {
    const people = await db.query
      .selectFrom('reminders')
      .selectAll()
      .where('is_enabled', '=', 1)
      .where('checked_on', '<', today)
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(peopleAtOnce)
      .execute();
    for (const person of people) {
      await db
        .transaction((tx) => checkPerson(tx, person, now, queue))
        .catch((error: unknown) => log.error('a reminder could not be queued', { error }));
    }
    length = people.length;
    last = people.at(-1)?.user_id ?? last;
  }
}
