import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import type { Country, Due } from '@settlement-help/contract';
import { isolate, type Texts } from '#server/core/texts.ts';
import { contentOf, type loadPlan, type StepRow } from '#server/db/plan.ts';
import type { CalendarEvent } from './calendar.ts';

type Plan = Awaited<ReturnType<typeof loadPlan>>;

function describe(texts: Texts, { kind, law }: Due) {
  const { legal, legalBy, advised, advisedBy } = texts.messages.calendar;
  if (!law) return kind === 'legal' ? legal : advised;
  return (kind === 'legal' ? legalBy : advisedBy)({ law: isolate(texts, law) });
}

function eventsOf(texts: Texts, title: string, fields: Plan['steps'][number]['fields'], row: StepRow) {
  const { due } = fields;
  const { opens, booked } = texts.messages.calendar;
  const step = isolate(texts, title);
  const event = (kind: string, day: string | null | undefined, text: string, description: string | null) =>
    day ? [{ uid: `${row.id}-${kind}@settlement-help`, day, title: text, description }] : [];
  return [
    ...event('opens', due?.opens_on, opens({ step }), null),
    ...event('due', due?.date, title, due && describe(texts, due)),
    ...event('booked', row.booked_for, booked({ step }), null),
  ];
}

export async function calendarEvents(
  texts: Texts,
  country: Country,
  { steps }: Plan,
): Promise<CalendarEvent[]> {
  const translations = await loadStepTranslations(texts.language, country);
  const titleOf = (key: string) => translations[key]?.title ?? contentOf(country, key).title;
  return steps.flatMap(({ fields, row }) =>
    fields.status === 'open' ? eventsOf(texts, titleOf(fields.key), fields, row) : [],
  );
}
