import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { addPeriod } from '@settlement-help/contract';
import { isolate, textsFor } from '#server/core/texts.ts';
import { findDocumentEnds } from '#server/db/documentEnds.ts';
import { contentOf } from '#server/db/plan.ts';
import { findUserByEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { unsubscribeHeaders } from '#server/http/endpoints/stopLinks.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import type { Email } from '#server/mail/mail.ts';
import { legalDates, reminderDay, wantsReminders } from './queueReminders.ts';
import { stopLinks } from './stopLinks.ts';

/**
 * The legal dates of the next 14 days, the open time windows and the documents that end in 60 days; undefined if there
 * are none. The subject is neutral, because others may see it.
 */
export async function composeReminder(deps: Deps, normalizedEmail: string): Promise<Email | undefined> {
  const { db, clock, config } = deps;
  const user = await findUserByEmail(db.query, normalizedEmail);
  const country = user?.settlement_country;
  if (!country || !(await wantsReminders(db.query, user.id))) return undefined;
  const now = clock.now();
  const today = reminderDay(country, now);
  const last = addPeriod(today, { days: 14 });
  const dates = (await legalDates(db, user.id, country, now)).filter(
    ({ date, opens_on }) => date >= today && (date <= last || (opens_on !== null && opens_on <= today)),
  );
  const lastEnd = addPeriod(today, { days: 60 });
  const ends = (await findDocumentEnds(db.query, user.id)).filter(
    ({ expires_on }) => expires_on >= today && expires_on <= lastEnd,
  );
  if (dates.length === 0 && ends.length === 0) return undefined;
  const texts = textsFor(user.language);
  const { subject, intro, date, window, documents, document, plan, stop } = texts.messages.reminderEmail;
  const kinds = texts.messages.documentKinds;
  const translations = await loadStepTranslations(texts.language, country);
  const line = ({ key, date: day, opens_on: first, law }: (typeof dates)[number]) => {
    const title = translations[key]?.title ?? contentOf(country, key).title;
    const step = law ? `${title} (${isolate(texts, law)})` : title;
    return `- ${first ? window({ first, day, step }) : date({ day, step })}`;
  };
  const endLine = ({ kind, expires_on: day }: (typeof ends)[number]) =>
    `- ${document({ kind: kinds[kind], day })}`;
  const stopLink = await stopLinks.linkTo(deps, user.id);
  return composeEmail(texts, {
    to: user.email,
    subject,
    headers: unsubscribeHeaders(stopLink),
    paragraphs: [
      ...(dates.length > 0 ? [intro, dates.map(line).join('\n')] : []),
      ...(ends.length > 0 ? [documents, ends.map(endLine).join('\n')] : []),
      plan({ plan: `${config.publicUrl}/checklist` }),
      stop,
      stopLink,
    ],
    isUnreviewed:
      texts.isUnreviewed || dates.some(({ key }) => translations[key]?.translation?.by === 'machine'),
  });
}
