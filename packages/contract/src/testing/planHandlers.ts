import { allSteps, plans } from '@settlement-help/content';
import { type HttpHandler, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { Reminders } from '../entities/reminders.ts';
import { Situation } from '../entities/situation.ts';
import { Step, StepChanges, type StepStatus } from '../entities/step.ts';
import type { Country } from '../entities/user.ts';
import { makePlan, type StepRecord } from '../plan/makePlan.ts';
import { toPlanFields } from '../plan/toPlanFields.ts';
import { unknownSituation } from '../plan/unknownSituation.ts';
import { respond, respondWith } from './respond.ts';

const now = '2026-11-20T09:00:00.000Z';

export const calendarAddress = { url: 'https://settle.example.org/api/v1/calendars/mock-address.ics' };

/** A calendar of the given days. */
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

/** A step after a person has changed it. */
export function changeStep(step: Step, { is_completed, status, booked_for }: StepChanges): Step {
  const said = is_completed === undefined ? status : is_completed ? 'done' : 'open';
  const after = said ?? (step.is_completed ? 'done' : step.status);
  return {
    ...step,
    status: after,
    is_completed: after === 'done',
    completed_at: after === 'done' ? (step.completed_at ?? now) : null,
    booked_for: booked_for === undefined ? step.booked_for : booked_for,
  };
}

/** Initial data of a story. */
export interface PlanMock {
  country?: Country;
  situation?: Partial<Situation>;
  /** Statuses of steps by key; the others are open. */
  statuses?: Record<string, StepStatus>;
  /** Days of appointments by key. */
  bookings?: Record<string, string>;
  /** Keys of steps that the person took into the plan. */
  added?: readonly string[];
}

/** Handlers that compute the plan for each request and store changes. */
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
  const records = Object.fromEntries(
    rules.map(({ key }): [string, StepRecord & { booked_for: string | null }] => [
      key,
      {
        status: statuses[key] ?? 'open',
        is_added: added.includes(key),
        is_unlocked: false,
        booked_for: bookings[key] ?? null,
      },
    ]),
  );

  const list = () => {
    const fields = toPlanFields(makePlan(rules, situation, records));
    const toStep = (planned: (typeof fields.steps)[number]) =>
      z.parse(Step, {
        ...allSteps[country].find(({ key }) => key === planned.key),
        ...planned,
        id: `step-${planned.key}`,
        country,
        completed_at: planned.is_completed ? now : null,
        has_document: false,
        booked_for: records[planned.key]?.booked_for,
      });
    return { steps: fields.steps.map(toStep), leftOut: fields.leftOut.map(toStep) };
  };
  const all = () => Object.values(list()).flat();
  /** Unlocking is permanent. */
  const storeUnlocked = () => {
    for (const { key, is_unlocked, needs } of list().steps) {
      const record = key ? records[key] : undefined;
      if (record && is_unlocked && needs.length > 0) record.is_unlocked = true;
    }
  };
  const erase = () => {
    situation = unknownSituation;
    for (const record of Object.values(records)) record.is_added = false;
  };

  const update = (id: unknown, changes: StepChanges) => {
    const step = all().find((one) => one.id === id);
    const record = step?.key ? records[step.key] : undefined;
    if (!step || !record) return HttpResponse.json({ detail: 'Step not found' }, { status: 404 });
    const isLeftOut = list().leftOut.some((one) => one.id === id);
    const { status, booked_for } = changeStep(step, changes);
    if (status === 'done' && (isLeftOut || !step.is_unlocked)) {
      return HttpResponse.json({ detail: 'Complete previous step to unlock' }, { status: 409 });
    }
    storeUnlocked();
    const isTakenIn = isLeftOut && (changes.status === 'open' || changes.is_completed === false);
    Object.assign(record, { status, booked_for, is_added: record.is_added || isTakenIn });
    storeUnlocked();
    return HttpResponse.json(all().find((one) => one.id === id));
  };

  return [
    respond('getSituation', () => situation),
    respond('setSituation', async ({ request }) => {
      storeUnlocked();
      situation = Situation.parse(await request.json());
      if (Object.values(situation).every((value) => value === null)) erase();
      return situation;
    }),
    respond('eraseSituation', () => {
      storeUnlocked();
      erase();
      return undefined;
    }),
    respond('listSteps', () => list().steps),
    respond('initializeSteps', () => list().steps),
    respond('listLeftOutSteps', () => list().leftOut),
    respondWith('updateStep', async ({ params, request }) =>
      update(params.id, StepChanges.parse(await request.json())),
    ),
    respond('resetSteps', () => {
      const before = list().steps.map(({ key }) => key);
      for (const record of Object.values(records)) {
        Object.assign(record, { status: 'open', is_unlocked: false, booked_for: null });
      }
      for (const { key } of list().leftOut) {
        const record = before.includes(key) && key ? records[key] : undefined;
        if (record) record.is_added = true;
      }
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
