import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { endpoints } from '@settlement-help/contract';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { textsFor } from '#server/core/texts.ts';
import { formatCalendar } from '#server/features/calendar/calendar.ts';
import { createTestServer, start } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { planRequests } from '../../support/planRequests.ts';

const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

/** The events of a calendar, each as its properties by name. The alarms are in `alarms`. */
const eventsOf = (calendar: string) => {
  const events: Record<string, string>[] = [];
  let isAlarm = false;
  for (const line of unfold(calendar)) {
    const colon = line.indexOf(':');
    if (line.endsWith(':VALARM')) isAlarm = line.startsWith('BEGIN');
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (isAlarm) {
      const event = events.at(-1);
      if (event && line.startsWith('TRIGGER:')) {
        event.alarms = [event.alarms, line.slice(colon + 1)].filter(Boolean).join(' ');
      }
    } else if (events.length > 0 && !line.startsWith('END:')) {
      Object.assign(events.at(-1) ?? {}, { [line.slice(0, colon)]: line.slice(colon + 1) });
    }
  }
  return events;
};
const titles = (calendar: string) => eventsOf(calendar).map(({ SUMMARY }) => SUMMARY);

async function settle() {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const plan = planRequests(server, person);
  await plan.tell({
    purpose: 'work',
    nationality: 'eu',
    licence: 'none',
    moved_in_on: '2026-11-20',
    works_from: '2026-12-01',
  });
  const calendar = async () => (await server.request(endpoints.getDeadlines, {}, person)).body as string;
  return { server, person, calendar, ...plan };
}

describe('the calendar', () => {
  test('has the dates of open steps and their appointments, each under a name that stays', async () => {
    const { calendar, update, findStep } = await settle();
    await update('anmeldung', { booked_for: '2026-12-02' });
    const { id, title } = await findStep('anmeldung');
    const events = eventsOf(await calendar()).filter(({ UID }) => UID?.includes(id));
    expect(events).toEqual([
      {
        UID: `${id}-due@settlement-help`,
        DTSTAMP: '20261120T090000Z',
        'DTSTART;VALUE=DATE': '20261204',
        SUMMARY: title,
        DESCRIPTION: 'The last day by law: § 17 BMG',
        URL: 'https://settle.example.org/steps/germany/anmeldung',
        TRANSP: 'TRANSPARENT',
        alarms: '-P13DT15H -P2DT15H',
      },
      {
        UID: `${id}-booked@settlement-help`,
        DTSTAMP: '20261120T090000Z',
        'DTSTART;VALUE=DATE': '20261202',
        SUMMARY: `Appointment: ${title}`,
        URL: 'https://settle.example.org/steps/germany/anmeldung',
        TRANSP: 'TRANSPARENT',
        alarms: '-PT15H',
      },
    ]);
    expect(await calendar()).toBe(await calendar());
  });

  test('has the end of documents that people renew, also without a destination', async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    const mine = documentsOf(server, person);
    const permit = await mine.upload({ kind: 'residence_permit', expires_on: '2027-03-31' });
    await mine.upload({ kind: 'payslip', expires_on: '2027-03-31' });
    await mine.upload({ kind: 'passport' });
    const calendar = (await server.request(endpoints.getDeadlines, {}, person)).body as string;
    expect(eventsOf(calendar)).toMatchObject([
      {
        UID: `${permit.id}-end@settlement-help`,
        DTSTAMP: '20261120T090000Z',
        'DTSTART;VALUE=DATE': '20270331',
        SUMMARY: 'Valid until today: Residence permit',
        URL: 'https://settle.example.org/documents',
        TRANSP: 'TRANSPARENT',
        alarms: '-P59DT15H -P13DT15H',
      },
    ]);
  });

  test('has the time of an appointment', async () => {
    const { calendar, update, findStep } = await settle();
    await update('anmeldung', { booked_for: '2026-12-02T10:30' });
    const { id } = await findStep('anmeldung');
    const event = eventsOf(await calendar()).find(({ UID }) => UID === `${id}-booked@settlement-help`);
    expect(event).toMatchObject({ DTSTART: '20261202T093000Z', alarms: '-P1D -PT2H' });
    expect(event).not.toHaveProperty('TRANSP');
    await update('anmeldung', { booked_for: '2027-07-02T10:30' });
    expect(await calendar()).toContain('DTSTART:20270702T083000Z');
  });

  test('has the dates of who never opened the checklist, and stores their steps only once', async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    const { choose, tell, findStep } = planRequests(server, person);
    await choose('Germany');
    await tell({ nationality: 'eu', licence: 'none', moved_in_on: '2026-11-20' });
    const read = async () => (await server.request(endpoints.getDeadlines, {}, person)).body as string;
    const first = await read();
    expect(titles(first)).toEqual([(await findStep('anmeldung')).title]);
    const transaction = vi.spyOn(server.db, 'transaction');
    expect(await read()).toBe(first);
    expect(transaction).not.toHaveBeenCalled();
  });

  test('leaves out what is done, what does not apply and what is left out', async () => {
    const { calendar, update, findStep } = await settle();
    const [anmeldung, krankenkasse] = [await findStep('anmeldung'), await findStep('krankenkasse')];
    expect(titles(await calendar())).toEqual([anmeldung.title, krankenkasse.title]);
    await update('krankenkasse', { booked_for: '2026-12-02' });
    await update('krankenkasse', { status: 'done' });
    await update('anmeldung', { status: 'not_applicable' });
    await update('residence-permit', { booked_for: '2026-12-02' });
    expect(titles(await calendar())).toEqual([]);
  });

  test('says from when a window is open', async () => {
    const server = await createTestServer();
    const person = await server.createPerson('France');
    const { tell, findStep } = planRequests(server, person);
    await tell({ nationality: 'other', purpose: 'family', permit_ends_on: '2027-08-31' });
    const { title } = await findStep('permit-renewal');
    const { body } = await server.request(endpoints.getDeadlines, {}, person);
    const days = eventsOf(body as string).map((event) => [event['DTSTART;VALUE=DATE'], event.SUMMARY]);
    expect(days).toEqual([
      ['20270503', `Possible from today: ${title}`],
      ['20270702', title],
    ]);
  });

  test('speaks the language of the profile, and says that a machine translated it', async () => {
    const { server, person, calendar, update } = await settle();
    await update('anmeldung', { booked_for: '2026-12-02' });
    await server.requestOk(endpoints.updateMe, { body: { language: 'fr' } }, person);
    const { anmeldung } = await loadStepTranslations('fr', 'Germany');
    const text = await calendar();
    expect(eventsOf(text)).toContainEqual(
      expect.objectContaining({
        SUMMARY: anmeldung?.title,
        DESCRIPTION: 'Dernier jour selon la loi\u00a0: § 17 BMG',
      }),
    );
    expect(titles(text)).toContain(`Rendez-vous\u00a0: ${anmeldung?.title}`);
    expect(unfold(text)).toContain(`X-WR-CALDESC:${textsFor('fr').messages.translatedByMachine}`);
  });

  test('isolates each text once in Arabic', async () => {
    const { server, person, calendar, update } = await settle();
    await update('anmeldung', { booked_for: '2026-12-02' });
    await server.requestOk(endpoints.updateMe, { body: { language: 'ar' } }, person);
    const text = unfold(await calendar()).join('\n');
    expect(text).toContain('\u2068§ 17 BMG\u2069');
    expect(text).not.toMatch(/\u2068\u2068|\u2069\u2069/);
  });

  test('is empty without a destination, and refused without a session', async () => {
    const { request, createPerson } = await createTestServer();
    const response = await request(endpoints.getDeadlines, {}, await createPerson());
    expect(titles(response.body as string)).toEqual([]);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=UTF-8');
    expect((await request(endpoints.getDeadlines, {})).status).toBe(401);
  });

  test('of any texts has lines of at most 75 octets, which unfold to those texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 })), (texts) => {
        const events = texts.map((title, index) => ({
          uid: `${index}`,
          start: '2026-11-20',
          title,
          description: title,
          url: 'https://settle.example.org/steps/germany/anmeldung',
          alarms: ['-PT15H'],
        }));
        const calendar = formatCalendar(events, start);
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const read = (value = '') =>
          value.replaceAll(/\\(.)/gs, (_match, sign: string) => (sign === 'n' ? '\n' : sign));
        const normal = texts.map((text) => text.replaceAll(/\r\n?/g, '\n').toWellFormed());
        expect(eventsOf(calendar).map(({ SUMMARY }) => read(SUMMARY))).toEqual(normal);
      }),
    );
  });
});

describe('the private address', () => {
  const pathOf = (url: string) => new URL(url).pathname;

  test('answers without a session until it is revoked, and is stored hashed', async () => {
    const { server, person, calendar } = await settle();
    const { app, request, db } = server;
    const made = await request(endpoints.createCalendarFeed, {}, person);
    expect(made.status).toBe(201);
    const { url } = made.body as { url: string };
    expect(url).toMatch(/^https:\/\/settle\.example\.org\/api\/v1\/calendars\/[\w-]{43}\.ics$/);
    const response = await app.request(pathOf(url));
    expect([response.status, await response.text()]).toEqual([200, await calendar()]);
    expect(await request(endpoints.getCalendarFeed, {}, person)).toMatchObject({
      body: { created_at: start.toISOString() },
    });
    const stored = JSON.stringify(await db.query.selectFrom('calendar_feeds').selectAll().execute());
    const token = pathOf(url).slice('/api/v1/calendars/'.length, -'.ics'.length);
    expect(stored).not.toContain(token);
    expect(server.lines.join('')).not.toContain(token);

    const revoke = async () => (await request(endpoints.deleteCalendarFeed, {}, person)).status;
    expect([await revoke(), await revoke()]).toEqual([204, 204]);
    expect((await app.request(pathOf(url))).status).toBe(404);
    expect(await request(endpoints.getCalendarFeed, {}, person)).toMatchObject({
      body: { created_at: null },
    });
  });

  test('has the dates of who never opened the checklist', async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    const { choose, tell } = planRequests(server, person);
    await choose('Germany');
    await tell({ nationality: 'eu', licence: 'none', moved_in_on: '2026-11-20' });
    const { url } = await server.requestOk(endpoints.createCalendarFeed, {}, person);
    const days = async () => {
      const text = await (await server.app.request(pathOf(url))).text();
      return eventsOf(text).map((event) => event['DTSTART;VALUE=DATE']);
    };
    expect(await Promise.all([days(), days()])).toEqual([['20261204'], ['20261204']]);
  });

  test('ends when another one is made, and cannot be guessed', async () => {
    const { server, person } = await settle();
    const make = async () =>
      ((await server.request(endpoints.createCalendarFeed, {}, person)).body as { url: string }).url;
    const [first, second] = [await make(), await make()];
    const statusOf = async (path: string) => (await server.app.request(path)).status;
    expect([await statusOf(pathOf(first)), await statusOf(pathOf(second))]).toEqual([404, 200]);
    for (const guess of ['x', '.ics', '%00.ics', 'x'.repeat(5000)]) {
      expect(await statusOf(`/api/v1/calendars/${guess}`)).toBe(404);
    }
  });
});
