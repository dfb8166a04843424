import type { Page } from '@playwright/test';
import { png, uploadDocument } from '../../../tools/test-server/files.ts';
import { dashboard, expect, heading, test } from '../support/fixtures.ts';

const sheet = (page: Page) => page.getByRole('region', { name: 'For the official, in German' });

test('a visitor opens the pass in the language of its address', async ({ page }) => {
  await page.goto('/steps/germany/anmeldung/pass?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const official = page.locator('[lang="de"][dir="ltr"]').first();
  await expect(official.getByRole('heading', { name: /^Guten Tag, ich möchte/ })).toBeVisible();
  await expect(official.getByText('Wohnungsgeberbestätigung')).toBeVisible();
});

test('the papers that a visitor ticked stay ticked after a letter was opened', async ({ page }) => {
  await page.goto('/steps/germany/anmeldung/pass?lang=en');
  // A hydrated page, because ticks before the hydration are lost if the page is left at once.
  await page.getByRole('button', { name: 'Turn towards the official' }).first().click();
  await page.getByRole('button', { name: 'Turn back to you' }).first().click();
  const paper = page.getByRole('checkbox', { name: 'Registration form' });
  await paper.check();
  await page.getByRole('link', { name: 'Landlord’s confirmation that you moved in' }).click();
  await expect(page).toHaveURL(/\/letters\//);
  await page.goBack();
  await expect(paper).toBeChecked();
});

test('a step without a pass says so', async ({ page }) => {
  await page.goto('/steps/germany/nothing/pass');
  await expect(heading(page, 'Page not found')).toBeVisible();
});

test('a pass that cannot be loaded says so, and can be loaded again', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED|could not be loaded|A screen failed/);
  await page.goto('/robots.txt');
  await page.route(/anmeldung.*\.js/, (route) => route.abort());
  // Not prerendered in the language of the visitor.
  await page.evaluate(() => localStorage.setItem('language', 'tr'));
  await page.goto('/steps/germany/anmeldung/pass');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/anmeldung.*\.js/);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText('Guten Tag, ich möchte meine Wohnung anmelden.').first()).toBeVisible();
});

test.describe('in flight mode', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

  test('the pass shows the kept documents two taps after the start', async ({
    personPage: page,
    person: { api, ...person },
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const steps = await api.initializeSteps();
    for (const { id } of steps.slice(0, 2))
      await api.updateStep({ params: { id }, body: { is_completed: true } });
    const kinds = { 'passport.png': 'passport', 'landlord.png': 'landlord_confirmation' } as const;
    for (const name of Object.keys(kinds)) await uploadDocument({ api, ...person }, png(name));
    for (const { id, original_filename } of await api.listDocuments()) {
      const kind = kinds[original_filename as keyof typeof kinds];
      await api.updateDocument({ params: { id }, body: { kind } });
    }

    await page.goto('/steps/germany/anmeldung/pass');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.getByRole('button', { name: /^Keep on this device/ }).click();
    await expect(page.getByText('These documents open without internet, until you log out.')).toBeVisible();
    const stored = await page.evaluate(async () => {
      const cache = await caches.open('documents');
      const [request] = await cache.keys();
      return request && (await (await cache.match(request))?.text());
    });
    expect(stored, 'the kept file is encrypted').not.toContain('PNG');

    await page.goto('/dashboard');
    await expect(dashboard(page)).toBeVisible();
    await page.context().setOffline(true);
    const begin = Date.now();
    await page.reload();
    await page.getByRole('link', { name: /^Open step/ }).click();
    await page.getByRole('link', { name: /^Show at the counter/ }).click();
    for (const name of Object.keys(kinds))
      await expect(
        sheet(page)
          .getByRole('link', { name: `Open ${name}` })
          .locator('img'),
      ).toBeVisible();
    expect(Date.now() - begin).toBeLessThan(10_000);

    await sheet(page).getByRole('link', { name: 'Open passport.png' }).click();
    await expect(page.getByRole('dialog', { name: 'passport.png' }).getByRole('img')).toBeVisible();
  });
});

test('“It worked” completes the step and shows its stamp', async ({ personPage: page, person: { api } }) => {
  const [first] = await api.initializeSteps();
  await page.goto(`/steps/germany/${first?.key}/pass`);
  await page.getByRole('button', { name: 'It worked' }).click();
  await expect(page.getByText('Well done. The step is marked as done.')).toBeVisible();
  await expect.poll(async () => (await api.listSteps())[0]?.is_completed).toBe(true);
});

test('the pass turns towards the official by a press before its guide is loaded, and back', async ({
  page,
}) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/anmeldung.*\.js/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/steps/germany/anmeldung/pass?lang=en');
  await page.getByRole('button', { name: 'Turn towards the official' }).click();
  pressed.resolve();
  const heading = sheet(page).getByRole('heading', { name: /^Guten Tag/ });
  const back = page.getByRole('button', { name: 'Turn back to you' });
  await expect(back).toBeVisible();
  await expect(heading).toBeInViewport();
  await back.click();
  await expect(heading).toBeInViewport();
});
