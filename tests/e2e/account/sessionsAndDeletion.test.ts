import { emailsTo } from '../../../tools/test-server/person.ts';
import { logIn, signUp, uniqueTitle } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import {
  dashboard,
  expect,
  heading,
  landing,
  section,
  storedItem,
  test,
  toast,
  visitorClient,
} from '../support/fixtures.ts';

test('a person ends the session of another device, which shows a message, and then all other sessions', async ({
  personPage: page,
  person,
  server,
  openOtherBrowser,
  consoleErrors,
}) => {
  const phone = await openOtherBrowser({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  await phone.goto('/');
  await logIn(phone, person);
  await expect(dashboard(phone)).toBeVisible();

  await page.goto('/profile/devices');
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Log out: Firefox on Android/ }).click();
  await expect(sessions.getByText('Firefox on Android is logged out')).toBeAttached();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  consoleErrors.expect(failedResource(401));
  await section(phone, 'Profile').click();
  await expect(landing(phone)).toBeVisible();
  await expect(toast(phone, 'Your session has ended. Please log in again.')).toBeVisible();

  for (let session = 0; session < 2; session += 1) await visitorClient(server).login({ body: person });
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('deleting an account removes its questions, keeps the answers to them, and frees its email address', async ({
  personPage: page,
  person,
  server,
  createPerson,
  consoleErrors,
}) => {
  const title = uniqueTitle('Where do I hand in my keys?');
  const { id } = await person.api.createQuestion({ body: { title } });
  const reader = await createPerson({ name: 'Mateo Rojas' });
  await reader.api.createAnswer({ params: { id }, body: { content: 'At the office of the landlord.' } });
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  consoleErrors.expect(failedResource(400));
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Incorrect password').first()).toBeVisible();
  await dialog.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');

  await expect(landing(page)).toBeVisible();
  await expect(toast(page, 'Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedItem(page, 'token')).toBeNull();
  await expect
    .poll(() => emailsTo(server, person).join('\n'))
    .toContain('Subject: Your Settlement Help account was deleted');
  expect(await reader.api.getQuestion({ params: { id } })).toMatchObject({
    title: '',
    is_deleted: true,
    user: { full_name: 'Member' },
    answers: [{ content: 'At the office of the landlord.', user: { full_name: 'Mateo Rojas' } }],
  });

  await signUp(page, person);
  await logIn(page, person);
  await expect(heading(page, 'Choose Your Destination')).toBeVisible();
});
