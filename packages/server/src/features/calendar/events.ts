import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import type { Country, Due } from '@settlement-help/contract';
import type { Texts } from '#server/core/texts.ts';
import { contentOf, type loadPlan, type StepRow } from '#server/db/plan.ts';
import type { CalendarEvent } from './calendar.ts';

type Plan = Awaited<ReturnType<typeof loadPlan>>;

function describe(texts: Texts, { kind, law }: Due) {
  const { legal, legalBy, advised, advisedBy } = texts.messages.calendar;
  if (!law) return kind === 'legal' ? legal : advised;
  return (kind === 'legal' ? legalBy : advisedBy)({ law });
}

/** Alarms at 9 o'clock: 14 and 3 days before the last day, when a window opens, and the day before an appointment. */
const alarms = { due: ['-P13DT15H', '-P2DT15H'], opens: ['PT9H'], booked: ['-PT15H'] };

interface PlannedStep {
  title: string;
  url: string;
  due: Due | null;
  row: StepRow;
}

function eventsOf(texts: Texts, { title, url, due, row }: PlannedStep): CalendarEvent[] {
  const { opens, booked } = texts.messages.calendar;
  const event = (
    kind: keyof typeof alarms,
    day: string | null | undefined,
    text: string,
    description: string | null = null,
  ) =>
    day
      ? [
          {
            uid: `${row.id}-${kind}@settlement-help`,
            day,
            title: text,
            description,
            url,
            alarms: alarms[kind],
          },
        ]
      : [];
  return [
    ...event('opens', due?.opens_on, opens({ step: title })),
    ...event('due', due?.date, title, due && describe(texts, due)),
    ...event('booked', row.booked_for, booked({ step: title })),
  ];
}

export async function calendarEvents(
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
    return eventsOf(texts, { title, url, due, row });
  });
}
