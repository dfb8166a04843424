import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPeriod, todayIn, unknownSituation } from '@settlement-help/contract';
import { createPerson, emailsTo, storeSession } from '../../../tools/test-server/person.ts';
import { startReleaseServer } from '../../../tools/test-server/startReleaseServer.ts';
import { expect, heading, test, visitorClient } from '../support/fixtures.ts';

const movedIn = todayIn('Germany', new Date());
const body = { ...unknownSituation, nationality: 'eu', licence: 'none', moved_in_on: movedIn } as const;
const registration = { date: addPeriod(movedIn, { days: 14 }), title: 'Register your address' };

/** Returns the date and title of each event of a calendar file. */
const eventsOf = (calendar: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => ({
      date: event
        .match(/^DTSTART;VALUE=DATE:(\d{4})(\d{2})(\d{2})\r$/m)
        ?.slice(1)
        .join('-'),
      title: event.match(/^SUMMARY:(.*)\r$/m)?.[1],
    }));

test('dates are in a calendar file, and at a private address until it is revoked', async ({
  personPage: page,
  person: { api },
}) => {
  await api.initializeSteps();
  await api.setSituation({ body });
  await page.goto('/profile/reminders');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the calendar file' }).click();
  const events = eventsOf(readFileSync(await (await downloading).path(), 'utf8'));
  expect(events).toEqual([registration]);

  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
  expect(eventsOf(await (await fetch(address)).text())).toEqual(events);

  await page.getByRole('button', { name: 'Revoke the address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the address' }).click();
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});

/** Environment of a process whose clock starts at noon UTC of a date, because no reminders are sent at night. */
const startingOn = (date: string) => {
  const clock = `const RealDate = Date;
    const now = () => RealDate.now() + ${Date.parse(`${date}T12:00:00Z`) - Date.now()};
    globalThis.Date = class extends RealDate {
      constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
      static now() { return now(); }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clock)}` };
};

test('a reminder is sent by email, and its link stops reminders without a log-in', async ({ page }) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'settlement-help-e2e-'));
  let server = await startReleaseServer({ DATA_DIR });
  try {
    const person = await createPerson({ ...server, dataDir: DATA_DIR });
    await person.api.initializeSteps();
    await person.api.setSituation({ body });
    await storeSession(page, person);
    await page.goto(`${server.url}/profile/reminders`);
    const reminders = page.getByRole('switch', { name: 'Remind me by email' });
    for (const by_email of [true, false, true]) {
      await reminders.click();
      await expect.poll(() => person.api.getReminders()).toEqual({ by_email });
    }
    await server.stop();

    server = await startReleaseServer({
      DATA_DIR,
      ...startingOn(addPeriod(registration.date, { days: -3 })),
    });
    const emails = () => emailsTo({ dataDir: DATA_DIR }, person);
    const email = () => emails().find((text) => text.includes('/reminders/')) ?? '';
    await expect.poll(email).toContain(registration.title);
    expect(email()).toMatch(/^Subject: A reminder from Settlement Help\r$/m);
    await page.goto(email().match(/^http\S+\/reminders\S+/m)?.[0] ?? '');
    await page.getByRole('button', { name: 'Stop reminders' }).click();
    await expect(heading(page, 'No more reminders')).toBeVisible();
    const { email: address, password } = person;
    const { access_token } = await visitorClient(server).login({ body: { email: address, password } });
    const headers = { Authorization: `Bearer ${access_token}` };
    const kept = await fetch(`${server.url}/api/v1/users/me/reminders`, { headers });
    expect(await kept.json()).toEqual({ by_email: false });
  } finally {
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});
