import { addPeriod, type Country } from '@settlement-help/contract';
import { contentOf } from '#server/db/plan.ts';
import { findUserByEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import type { Email } from '#server/mail/mail.ts';
import { legalDates, reminderDay, wantsReminders } from './queueReminders.ts';
import { stopLinkOf } from './stopLinks.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const line = (country: Country, { key, date, law }: { key: string; date: string; law: string | null }) =>
  `- ${inWords.format(new Date(date))}: ${contentOf(country, key).title}${law ? ` (${law})` : ''}`;

/**
 * The reminder that a person gets now: the legal dates of the next 14 days, or none where nothing is open any more.
 * Its subject says nothing of them, because others may see it.
 */
export async function composeReminder(deps: Deps, emailKey: string): Promise<Email | undefined> {
  const { db, clock, config } = deps;
  const user = await findUserByEmail(db.query, emailKey);
  const country = user?.settlement_country;
  if (!country || !(await wantsReminders(db.query, user.id))) return undefined;
  const today = reminderDay(country, clock.now());
  const last = addPeriod(today, { days: 14 });
  const dates = (await legalDates(db.query, user.id, country)).filter(
    ({ date }) => date >= today && date <= last,
  );
  if (dates.length === 0) return undefined;
  const stop = await stopLinkOf(deps, user.id);
  return {
    to: user.email,
    subject: 'A reminder from Settlement Help',
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    text: `Hello,

these dates of your plan come next:

${dates.map((date) => line(country, date)).join('\n')}

Your plan says what to bring and where to go: ${config.publicUrl}/checklist

You asked us for these reminders. Stop them here, without logging in:

${stop}

Settlement Help
`,
  };
}
