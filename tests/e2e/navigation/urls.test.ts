import { dashboard, expect, heading, landing, test } from '../support/fixtures.ts';

const sections = {
  '/': ['Dashboard', /^Welcome back, Amira Haddad/],
  '/dashboard': ['Dashboard', /^Welcome back, Amira Haddad/],
  '/checklist': ['Settlement Checklist', 'Settlement Checklist'],
  '/documents': ['Documents', 'Documents'],
  '/services': ['Services', 'Services'],
  '/community': ['Community Forum', 'Community Forum'],
  '/forum': ['Community Forum', 'Community Forum'],
  '/profile': ['Profile', 'Profile'],
  '/profile/reminders': ['Profile', 'Reminders'],
  '/profile/appearance': ['Profile', 'Language and theme'],
  '/profile/devices': ['Profile', 'Devices'],
  '/profile/second-factor': ['Profile', 'Second factor'],
  '/profile/data': ['Profile', 'Your data'],
} as const;

test('the navigation marks the section of each address', async ({ personPage: page }) => {
  for (const [path, [name, title]] of Object.entries(sections)) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
    const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(navigation.locator('[aria-current="page"]')).toHaveText([name]);
  }
});

test('an unknown address leads a signed-in person to the dashboard', async ({ personPage: page }) => {
  await page.goto('/no/such/place');
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('an unknown address leads a visitor to the landing page', async ({ page, server }) => {
  for (const path of ['/no/such/place', '//elsewhere.example/path']) {
    await page.goto(`${server.url}${path}`);
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

for (const { where, width } of [
  { where: 'the header', width: 1280 },
  { where: 'the menu of a phone', width: 360 },
]) {
  test(`a double click on Logout in ${where} opens no dialog of the landing page`, async ({
    personPage: page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(dashboard(page)).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Logout' }).dblclick();
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
