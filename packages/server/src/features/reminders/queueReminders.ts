import { addPeriod, type Country, countries, todayIn } from '@settlement-help/contract';
import type { Selectable, Transaction } from 'kysely';
import { span } from '#server/core/clock.ts';
import { type Queries, type Transactional, within } from '#server/db/database.ts';
import { findExpiringDocuments } from '#server/db/expiringDocuments.ts';
import { loadPlan } from '#server/db/plan.ts';
import { readInBatches } from '#server/db/readInBatches.ts';
import type { RemindersTable, Tables } from '#server/db/tables.ts';
import { getUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';

/** A reminder is sent this many days before a legal date. Its email lists the dates within the longest period. */
export const daysBeforeLegalDate = [14, 3];
/** The same for documents that expire. */
export const daysBeforeExpiry = [60, 14];

// Emails are sent from 8 in the morning.
const dayBegins = span(8, 'hour');

export const reminderDay = (country: Country, now: Date) =>
  todayIn(country, new Date(now.getTime() - dayBegins));

export async function wantsReminders(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('reminders')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('is_enabled', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

type LegalDate = { key: string; date: string; opens_on: string | null; law: string | null };

/** The legal dates of the open steps of a plan, nearest first. */
export async function legalDates(
  db: Transactional,
  userId: string,
  country: Country,
  now: Date,
): Promise<LegalDate[]> {
  const { steps } = await loadPlan(db, userId, country, now);
  return steps
    .flatMap(({ fields: { due, key, status } }) =>
      status === 'open' && due?.kind === 'legal' && due.date ? [{ key, ...due, date: due.date }] : [],
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** True for a day that only a wrong clock can have stored. The countries differ by one day at most. */
const isFuture = (day: string, today: string) => day > addPeriod(today, { days: 1 });

type QueueReminder = (queries: Queries, email: string) => Promise<void>;

/** Queues a reminder if one is due. `checked_on` prevents a second one on the same day. */
async function checkPerson(
  tx: Transaction<Tables>,
  { user_id, checked_on }: Selectable<RemindersTable>,
  now: Date,
  queue: QueueReminder,
) {
  const { email, settlement_country: country } = await getUser(tx, user_id);
  if (!country) return;
  const today = reminderDay(country, now);
  const isNight = today < todayIn(country, now);
  const last = isFuture(checked_on, today) ? addPeriod(today, { days: -1 }) : checked_on;
  if (isNight || today <= last) return;
  const { numUpdatedRows } = await tx
    .updateTable('reminders')
    .set({ checked_on: today })
    .where('user_id', '=', user_id)
    .where('checked_on', '=', checked_on)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const dates = await legalDates(within(tx), user_id, country, now);
  // Also catches up on days without a server or before the person turned reminders on.
  const isNew = (day: string) => day > last && day <= today;
  const isNear = (date: string, periods: readonly number[]) =>
    date >= today && periods.some((days) => isNew(addPeriod(date, { days: -days })));
  const isDue =
    dates.some(
      ({ date, opens_on }) =>
        isNear(date, daysBeforeLegalDate) || (date >= today && opens_on !== null && isNew(opens_on)),
    ) ||
    (await findExpiringDocuments(tx, user_id)).some(({ expires_on }) => isNear(expires_on, daysBeforeExpiry));
  if (isDue) await queue(tx, email);
}

const batchSize = 200;

export async function queueReminders({ db, clock, log }: Deps, queue: QueueReminder) {
  const now = clock.now();
  const today =
    countries
      .map((country) => reminderDay(country, now))
      .sort()
      .at(-1) ?? '';
  const people = readInBatches(
    batchSize,
    (lastId) =>
      db.query
        .selectFrom('reminders')
        .selectAll()
        .where('is_enabled', '=', 1)
        .where(({ eb, or }) =>
          or([eb('checked_on', '<', today), eb('checked_on', '>', addPeriod(today, { days: 1 }))]),
        )
        .where('user_id', '>', lastId)
        .orderBy('user_id')
        .limit(batchSize)
        .execute(),
    ({ user_id }) => user_id,
  );
  for await (const person of people) {
    await db
      .transaction((tx) => checkPerson(tx, person, now, queue))
      .catch((error: unknown) => log.error('a reminder could not be queued', { error }));
  }
}
