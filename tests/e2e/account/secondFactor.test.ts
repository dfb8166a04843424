import { TOTP } from 'otpauth';
import { logIn } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { dashboard, expect, heading, landing, test } from '../support/fixtures.ts';

test('a second factor protects log-ins until it is turned off', async ({
  personPage: page,
  person,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(401));
  const logOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(landing(page)).toBeVisible();
  };

  await page.goto('/profile');
  await page.getByRole('link', { name: /^Second factor/ }).click();
  await expect(heading(page, 'Second factor')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const uri = await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href');
  const totp = new TOTP({ secret: new URL(uri ?? '').searchParams.get('secret') ?? '' });
  await page.getByLabel('Code from the app').fill(totp.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const items = page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('settlement-help-recovery-codes.txt');
  await page.getByLabel('I have saved the codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'The second factor is on' })).toBeVisible();

  await logOut();
  await logIn(page, person);
  // The current code was used to turn it on.
  await page.getByLabel('Code from the app').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await logOut();
  await logIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await page.goto('/profile/second-factor');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('region', { name: 'The second factor is off' })).toBeVisible();
  await logOut();
  await logIn(page, person);
  await expect(dashboard(page)).toBeVisible();
});
