import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { type Country, type DueDate, momentIn } from '@settlement-help/contract';
import type { Texts } from '#server/core/texts.ts';
import type { findExpiringDocuments } from '#server/db/expiringDocuments.ts';
import { contentOf, type loadPlan, type StepRow } from '#server/db/plan.ts';
import type { CalendarEvent } from './calendar.ts';

type Plan = Awaited<ReturnType<typeof loadPlan>>;
type ExpiringDocument = Awaited<ReturnType<typeof findExpiringDocuments>>[number];

function describe(texts: Texts, { kind, law }: DueDate) {
  const { legal, legalBy, advised, advisedBy } = texts.messages.calendar;
  if (!law) return kind === 'legal' ? legal : advised;
  return (kind === 'legal' ? legalBy : advisedBy)({ law });
}

/**
 * Alarms: 14 and 3 days before a due date, on the day a window opens, 1 day before an appointment, and 60 and 14 days
 * before a document expires, all at 9:00. An appointment with a time has alarms 1 day and 2 hours before it.
 */
const alarms = {
  due: ['-P13DT15H', '-P2DT15H'],
  opens: ['PT9H'],
  bookedDay: ['-PT15H'],
  bookedTime: ['-P1D', '-PT2H'],
  validUntil: ['-P59DT15H', '-P13DT15H'],
};

interface PlannedStep {
  title: string;
  url: string;
  due: DueDate | null;
  row: StepRow;
}

function eventsOf(texts: Texts, country: Country, { title, url, due, row }: PlannedStep): CalendarEvent[] {
  const { opens, booked } = texts.messages.calendar;
  const event = (kind: string, fields: Pick<CalendarEvent, 'start' | 'title' | 'alarms'>) => ({
    uid: `${row.id}-${kind}@settlement-help`,
    description: null,
    url,
    ...fields,
  });
  const events: CalendarEvent[] = [];
  if (due?.opens_on)
    events.push(event('opens', { start: due.opens_on, title: opens({ step: title }), alarms: alarms.opens }));
  if (due?.date)
    events.push({
      ...event('due', { start: due.date, title, alarms: alarms.due }),
      description: describe(texts, due),
    });
  if (row.booked_for) {
    const when = row.booked_for.includes('T')
      ? { start: momentIn(country, row.booked_for), alarms: alarms.bookedTime }
      : { start: row.booked_for, alarms: alarms.bookedDay };
    events.push(event('booked', { ...when, title: booked({ step: title }) }));
  }
  return events;
}

export const documentEvents = (
  texts: Texts,
  publicUrl: string,
  documents: readonly ExpiringDocument[],
): CalendarEvent[] =>
  documents.map(({ id, kind, expires_on }) => ({
    uid: `${id}-end@settlement-help`,
    start: expires_on,
    title: texts.messages.calendar.validUntil({ kind: texts.messages.documentKinds[kind] }),
    description: null,
    url: `${publicUrl}/documents`,
    alarms: alarms.validUntil,
  }));

export async function planEvents(
  texts: Texts,
  publicUrl: string,
  country: Country,
  { steps }: Plan,
): Promise<CalendarEvent[]> {
  const translations = await loadStepTranslations(texts.language, country);
  return steps.flatMap(({ fields: { key, status, due }, row }) => {
    if (status !== 'open') return [];
    const title = translations[key]?.title ?? contentOf(country, key).title;
    const url = `${publicUrl}/steps/${country.toLowerCase()}/${key}`;
    return eventsOf(texts, country, { title, url, due, row });
  });
}
