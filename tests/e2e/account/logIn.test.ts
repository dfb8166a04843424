import { logIn } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { alert, dashboard, expect, heading, landing, test } from '../support/fixtures.ts';

test('a wrong password is rejected, and the right one works afterwards', async ({
  page,
  person,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(401));
  await page.goto('/');
  await logIn(page, { ...person, password: 'not my password' });
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(alert(dialog, 'Incorrect email or password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dashboard(page)).toBeVisible();
});

test('a visitor reaches the requested screen after logging in and choosing a destination', async ({
  page,
  createPerson,
}) => {
  const person = await createPerson({ destination: null });
  await page.goto('/forum?category=housing');
  await expect(landing(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await logIn(page, person);
  await expect(heading(page, 'Choose Your Destination')).toBeVisible();
  await page.getByRole('button', { name: /France/ }).click();
  await expect(heading(page, 'Community Forum')).toBeVisible();
  await expect(page).toHaveURL('/forum?category=housing');
});
