import { allSteps, plans } from '@settlement-help/content';
import { type HttpHandler, HttpResponse } from 'msw';
import { Reminders } from '../entities/reminders.ts';
import { Situation, unknownSituation } from '../entities/situation.ts';
import { StepChanges, type StepStatus } from '../entities/step.ts';
import type { Country } from '../entities/user.ts';
import { todayIn } from '../plan/dates.ts';
import { isUnknown, makePlan } from '../plan/makePlan.ts';
import { planSteps } from '../plan/planSteps.ts';
import { resetPlan, type StoredStep, storeUnlocked, updatePlan } from '../plan/updatePlan.ts';
import { respond, respondWith } from './respond.ts';

const now = '2026-11-20T09:00:00.000Z';

export const calendarAddress = { url: 'https://settle.example.org/api/v1/calendars/mock-address.ics' };

export const calendarResponse = (events: readonly { title: string; date: string }[] = []) => {
  const lines = events.flatMap(({ title, date }, index) => [
    'BEGIN:VEVENT',
    `UID:${index}@mock`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
  ]);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  return HttpResponse.text(text, { headers: { 'Content-Type': 'text/calendar' } });
};

export interface PlanMock {
  country?: Country;
  situation?: Partial<Situation>;
  /** Statuses of steps by key; the others are open. */
  statuses?: Record<string, StepStatus>;
  bookings?: Record<string, string>;
  added?: readonly string[];
}

/** Stateful handlers for the plan: unlike the fixed ones in `handlers.ts`, they keep changes and compute the plan again. */
export function planHandlers({
  country = 'Germany',
  situation: known = {},
  statuses = {},
  bookings = {},
  added = [],
}: PlanMock = {}): HttpHandler[] {
  const rules = plans[country];
  let situation: Situation = { ...unknownSituation, ...known };
  let feed: string | null = null;
  let reminders: Reminders = { by_email: false };
  let records: Record<string, StoredStep> = Object.fromEntries(
    rules.map(({ key }) => {
      const status = statuses[key] ?? 'open';
      const completed_at = status === 'done' ? now : null;
      const booked_for = bookings[key] ?? null;
      return [key, { status, completed_at, booked_for, is_added: added.includes(key), is_unlocked: false }];
    }),
  );

  const input = () => ({ rules, situation, records, today: todayIn(country, new Date(now)) });

  const list = () => planSteps({ ...input(), country, contents: allSteps[country] });

  const setSituation = (next: Situation) => {
    records = storeUnlocked(makePlan(input()), situation, records);
    situation = next;
    if (!isUnknown(next)) return;
    records = Object.fromEntries(
      Object.entries(records).map(([key, record]) => [key, { ...record, is_added: false }]),
    );
  };

  const update = (id: string, changes: StepChanges) => {
    const result = updatePlan(input(), id.replace('step-', ''), changes, now);
    if ('problem' in result) {
      const { problem: code } = result;
      const detail = code === 'step_not_found' ? 'Step not found' : 'Complete previous step to unlock';
      return HttpResponse.json({ detail, code }, { status: code === 'step_not_found' ? 404 : 409 });
    }
    records = result.records;
    return HttpResponse.json(
      Object.values(list())
        .flat()
        .find((step) => step.id === id),
    );
  };

  return [
    respond('getSituation', () => situation),
    respond('setSituation', async ({ request }) => {
      setSituation(Situation.parse(await request.json()));
      return situation;
    }),
    respond('eraseSituation', () => {
      setSituation(unknownSituation);
      return undefined;
    }),
    respond('listSteps', () => list().steps),
    respond('initializeSteps', () => list().steps),
    respond('listLeftOutSteps', () => list().leftOut),
    respondWith('updateStep', async ({ params, request }) =>
      update(String(params.id), StepChanges.parse(await request.json())),
    ),
    respond('resetSteps', () => {
      records = resetPlan(input());
      return list().steps;
    }),
    respondWith('getDeadlines', () =>
      calendarResponse(
        list().steps.flatMap(({ due, status, title }) =>
          due?.date && status === 'open' ? [{ title, date: due.date }] : [],
        ),
      ),
    ),
    respond('getCalendarFeed', () => ({ created_at: feed })),
    respond('createCalendarFeed', () => {
      feed = now;
      return calendarAddress;
    }),
    respond('deleteCalendarFeed', () => {
      feed = null;
      return undefined;
    }),
    respond('getReminders', () => reminders),
    respond('setReminders', async ({ request }) => {
      reminders = Reminders.parse(await request.json());
      return reminders;
    }),
  ];
}
