import type { Due } from '@settlement-help/contract';
import { contentOf, type loadPlan, type StepRow } from '#server/db/plan.ts';
import type { CalendarEvent } from './calendar.ts';

type Plan = Awaited<ReturnType<typeof loadPlan>>;

const describe = ({ kind, law }: Due) => {
  const day = kind === 'legal' ? 'The last day by law' : 'A good day to do it by';
  return law ? `${day}: ${law}` : day;
};

function eventsOf({ due, key }: Plan['steps'][number]['fields'], row: StepRow): CalendarEvent[] {
  const title = contentOf(row.country, key).title;
  const event = (kind: string, day: string | null | undefined, text: string, description: string | null) =>
    day ? [{ uid: `${row.id}-${kind}@settlement-help`, day, title: text, description }] : [];
  return [
    ...event('opens', due?.opens_on, `Possible from today: ${title}`, null),
    ...event('due', due?.date, title, due && describe(due)),
    ...event('booked', row.booked_for, `Appointment: ${title}`, null),
  ];
}

/** The dates and appointments of the steps that are open. */
export const toEvents = ({ steps }: Plan): CalendarEvent[] =>
  steps.flatMap(({ fields, row }) => (fields.status === 'open' ? eventsOf(fields, row) : []));
