import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { addPeriod } from '@settlement-help/contract';
import { isolate, textsFor } from '#server/core/texts.ts';
import { contentOf } from '#server/db/plan.ts';
import { findUserByEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import type { Email } from '#server/mail/mail.ts';
import { legalDates, reminderDay, wantsReminders } from './queueReminders.ts';
import { createStopLink } from './stopLinks.ts';

/** The legal dates of the next 14 days; undefined if none are open. The subject is neutral: others may see it. */
export async function composeReminder(deps: Deps, normalizedEmail: string): Promise<Email | undefined> {
  const { db, clock, config } = deps;
  const user = await findUserByEmail(db.query, normalizedEmail);
  const country = user?.settlement_country;
  if (!country || !(await wantsReminders(db.query, user.id))) return undefined;
  const today = reminderDay(country, clock.now());
  const last = addPeriod(today, { days: 14 });
  const dates = (await legalDates(db, user.id, country)).filter(({ date }) => date >= today && date <= last);
  if (dates.length === 0) return undefined;
  const texts = textsFor(user.language);
  const { subject, intro, date, dateByLaw, plan, stop } = texts.messages.reminderEmail;
  const translations = await loadStepTranslations(texts.language, country);
  const line = ({ key, date: day, law }: (typeof dates)[number]) => {
    const step = isolate(texts, translations[key]?.title ?? contentOf(country, key).title);
    return `- ${law ? dateByLaw({ day, step, law: isolate(texts, law) }) : date({ day, step })}`;
  };
  const stopLink = await createStopLink(deps, user.id);
  return composeEmail(texts, {
    to: user.email,
    subject,
    headers: { 'List-Unsubscribe': `<${stopLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    paragraphs: [
      intro,
      dates.map(line).join('\n'),
      plan({ plan: `${config.publicUrl}/checklist` }),
      stop,
      stopLink,
    ],
    isUnreviewed:
      texts.isUnreviewed || dates.some(({ key }) => translations[key]?.translation?.by === 'machine'),
  });
}
