import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { addPeriod, type Country } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { isolate, textsFor } from '#server/core/texts.ts';
import { findExpiringDocuments } from '#server/db/expiringDocuments.ts';
import { contentOf } from '#server/db/plan.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { findUserByEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { unsubscribeHeaders } from '#server/http/endpoints/unsubscribeLinks.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import type { Email } from '#server/mail/mail.ts';
import {
  daysBeforeExpiry,
  daysBeforeLegalDate,
  legalDates,
  reminderDay,
  wantsReminders,
} from './queueReminders.ts';
import { unsubscribeLinks } from './unsubscribeLinks.ts';

/**
 * Returns an email with the legal dates of the next 14 days, open time windows and documents that expire within 60 days,
 * or undefined if there are none. The subject is neutral, because others may see it.
 */
export async function composeReminder(deps: Deps, normalizedEmail: string): Promise<Email | undefined> {
  const user = await findUserByEmail(deps.db.query, normalizedEmail);
  const country = user?.settlement_country;
  if (!country || !(await wantsReminders(deps.db.query, user.id))) return undefined;
  const upcoming = await findUpcoming(deps, user.id, country);
  if (upcoming.dates.length === 0 && upcoming.documents.length === 0) return undefined;
  return compose(deps, user, country, upcoming);
}

async function findUpcoming({ db, clock }: Deps, userId: string, country: Country) {
  const now = clock.now();
  const today = reminderDay(country, now);
  const lastDate = addPeriod(today, { days: Math.max(...daysBeforeLegalDate) });
  const dates = (await legalDates(db, userId, country, now)).filter(
    ({ date, opens_on }) => date >= today && (date <= lastDate || (opens_on !== null && opens_on <= today)),
  );
  const lastExpiry = addPeriod(today, { days: Math.max(...daysBeforeExpiry) });
  const documents = (await findExpiringDocuments(db.query, userId)).filter(
    ({ expires_on }) => expires_on >= today && expires_on <= lastExpiry,
  );
  return { dates, documents };
}

type Upcoming = Awaited<ReturnType<typeof findUpcoming>>;

async function compose(
  deps: Deps,
  user: Selectable<UsersTable>,
  country: Country,
  { dates, documents }: Upcoming,
) {
  const texts = textsFor(user.language);
  const { reminderEmail: messages, documentKinds } = texts.messages;
  const translations = await loadStepTranslations(texts.language, country);
  const dateLine = ({ key, date, opens_on, law }: Upcoming['dates'][number]) => {
    const title = translations[key]?.title ?? contentOf(country, key).title;
    const step = law ? `${title} (${isolate(texts, law)})` : title;
    const text = opens_on
      ? messages.window({ first: opens_on, day: date, step })
      : messages.date({ day: date, step });
    return `- ${text}`;
  };
  const documentLine = ({ kind, expires_on }: Upcoming['documents'][number]) =>
    `- ${messages.document({ kind: documentKinds[kind], day: expires_on })}`;
  const unsubscribeLink = await unsubscribeLinks.linkTo(deps, user.id);
  return composeEmail(texts, {
    to: user.email,
    subject: messages.subject,
    headers: unsubscribeHeaders(unsubscribeLink),
    paragraphs: [
      ...(dates.length > 0 ? [messages.intro, dates.map(dateLine).join('\n')] : []),
      ...(documents.length > 0 ? [messages.documents, documents.map(documentLine).join('\n')] : []),
      messages.plan({ plan: `${deps.config.publicUrl}/checklist` }),
      messages.stop,
      unsubscribeLink,
    ],
    isUnreviewed:
      texts.isUnreviewed || dates.some(({ key }) => translations[key]?.translation?.by === 'machine'),
  });
}
