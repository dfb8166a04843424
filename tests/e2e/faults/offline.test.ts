import type { BrowserContext, Page } from '@playwright/test';
import { pdf, uploadDocument } from '../../../tools/test-server/files.ts';
import { logIn } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { alert, dashboard, expect, heading, landing, section, test, toast } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

let preparedContext: BrowserContext | undefined;

/** A test in a browser that keeps the files that the app has prepared in the first of these tests. */
const preparedTest = test.extend({
  context: async ({ browser, consoleErrors }, use) => {
    preparedContext ??= await browser.newContext();
    consoleErrors.watch(preparedContext);
    await use(preparedContext);
    await preparedContext.setOffline(false);
    for (const page of preparedContext.pages()) await page.close();
  },
  // Another way to sign in would remove the service worker.
  personPage: async ({ page, person }, use) => {
    await page.goto('/robots.txt');
    await page.evaluate((token) => {
      localStorage.clear();
      localStorage.setItem('token', token);
    }, person.token);
    await use(page);
  },
});

const offlineNotice = (page: Page) => page.getByText(/^You are offline\. Saved on /);

/** The cached addresses and the names of the offline copies. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return { urls, copies: Object.keys(localStorage).filter((name) => name.startsWith('offline:')) };
  });

/** The first and last files that the app prepares for offline use. */
const prepared = ['guides', 'letterTitles', 'Checklist', 'PublicPage', 'anmeldung', 'wohnungsgeber'];

/** Waits until the app has prepared its files for offline use. */
const waitUntilPrepared = (page: Page) =>
  expect(async () => {
    const { urls } = await readCaches(page);
    expect(prepared.filter((name) => !urls.some((url) => url.includes(name)))).toEqual([]);
  }).toPass({ intervals: [500] });

test('plan, steps, services and letters can be read and searched offline after the first visit', async ({
  personPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await section(page, 'Settlement Checklist').click();
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await waitUntilPrepared(page);

  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  const shown = {
    '/dashboard': 'Open step 1',
    '/checklist': 'Are you covered by health insurance?',
    '/services': 'Foreigners’ office',
    '/steps/germany/anmeldung': 'Register your address',
    // The explanation of a glossary term.
    '/steps/germany/anmeldung#terms': 'The paper that shows that you registered your address. It is free.',
    '/letters/germany': 'Wohnungsgeberbestätigung',
    '/letters/germany/wohnungsgeberbestaetigung': 'Print the letter',
  };
  for (const [path, text] of Object.entries(shown)) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('combobox', { name: 'Search' });
  for (const [text, name] of [
    ['anmeldung', 'Your steps'],
    ['auslaenderbehoerde', 'Services'],
    ['wohnungsgeber', 'Letters'],
    ['meldebestaetigung', 'Official terms'],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole('group', { name }).getByRole('option').first()).toBeVisible();
  }
  await expect(page.getByText('The community is not searched without internet.')).toBeVisible();
  await page.goto('/legal?lang=en');
  await expect(heading(page, 'Legal information')).toBeVisible();
  await page.goBack();
  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toBeHidden();
});

preparedTest(
  'a step completed offline is kept until the server answers, and reported if it is refused',
  async ({ personPage: page, api, network, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/checklist');
    await waitUntilPrepared(page);
    const yes = page.getByRole('button', { name: 'Yes' }).first();
    const completed = page.locator('[data-state="done"]');
    const waits = page.getByText('1 change waits for the network.');
    await page.context().setOffline(true);
    await yes.click();
    await expect(completed).toHaveCount(1);
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(completed).toHaveCount(1);
    await expect(waits).toBeVisible();

    await page.getByRole('button', { name: 'Reset checklist' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Reset checklist' }).click();
    await expect(dialog).toContainText('Failed to reset steps: Network error. Please try again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'This does not apply to me' }).first().click();
    await expect(page.getByText('Network error. Please try again.').first()).toBeVisible();

    await page.context().setOffline(false);
    await expect.poll(async () => (await api.listSteps())[0]?.is_completed).toBe(true);
    await expect(waits).toBeHidden();
    await expect(completed).toHaveCount(1);

    // The browser is online and the server does not answer.
    await page.context().setOffline(true);
    await yes.click();
    await expect(waits).toBeVisible();
    const expectWaiting = async () => {
      await expect(waits).toBeVisible();
      await expect(completed).toHaveCount(2);
    };
    const unreachable = await network.fail('updateStep', 'offline');
    await page.context().setOffline(false);
    await page.reload();
    await unreachable.first;
    await expectWaiting();
    const inTrouble = await network.fail('updateStep', 'gateway');
    await inTrouble.first;
    await expectWaiting();
    await inTrouble.stop();
    await unreachable.stop();
    await expect.poll(async () => (await api.listSteps())[1]?.is_completed).toBe(true);
    await expect(waits).toBeHidden();

    await page.context().setOffline(true);
    await yes.click();
    await expect(waits).toBeVisible();
    await network.fail('updateStep', 'refusal');
    await page.context().setOffline(false);
    await expect(page.getByText(/could not be saved\. Please answer it again\./).first()).toBeVisible();
    await expect(completed).toHaveCount(2);
  },
);

preparedTest(
  'the list of documents and visited questions can be read offline',
  async ({ personPage: page, person, createPerson, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|The question could not be loaded/);
    await uploadDocument(person, pdf('lease.pdf'));
    const other = await createPerson();
    const visited = await other.api.createQuestion({ body: { title: 'Which office?', category: 'housing' } });
    const unvisited = await other.api.createQuestion({ body: { title: 'Which bank?', category: 'housing' } });
    // The screen loads the steps too, and shows a failure offline without them.
    await page.goto('/documents', { waitUntil: 'networkidle' });
    await expect(page.getByText('lease.pdf')).toBeVisible();
    await page.goto(`/forum/question/${visited.id}`);
    await expect(heading(page, 'Which office?')).toBeVisible();
    await waitUntilPrepared(page);
    await page.context().setOffline(true);
    await page.goto('/documents');
    await expect(page.getByText('lease.pdf')).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
    await page.goto(`/forum/question/${visited.id}`);
    await expect(heading(page, 'Which office?')).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
    // No saved data is shown here, so the notice does not speak of any.
    await page.goto(`/forum/question/${unvisited.id}`);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByText(/^You are offline\.$/)).toBeVisible();
  },
);

test('a page that began to load before the service worker started prepares the offline copy too', async ({
  personPage: page,
}) => {
  const other = await page.context().newPage();
  await other.goto('/healthz');
  const isPage = (url: URL) => url.pathname === '/checklist';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    await other.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await other.close();
    await route.fulfill({ response });
  });
  await page.goto('/checklist');
  await waitUntilPrepared(page);
});

preparedTest(
  'choosing a language offline shows an error after the first visit',
  async ({ personPage: page, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/dashboard');
    await expect(dashboard(page)).toBeVisible();
    await waitUntilPrepared(page);
    await page.context().setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    const picker = page.getByRole('combobox', { name: 'Language' });
    await picker.selectOption('Türkçe');
    await expect(toast(page, 'Network error. Please try again.')).toBeVisible();
    await expect(picker).toHaveValue('en');
  },
);

preparedTest(
  'an offline log-out deletes all data of the person, and files are never stored',
  async ({ personPage: page, createPerson, consoleErrors }) => {
    // The log-out request fails, and dialogs are not prepared for offline use.
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/checklist');
    await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
    await page.goto('/documents');
    await expect(page.getByText('Your papers will be here')).toBeVisible();
    await waitUntilPrepared(page);
    const before = await readCaches(page);
    expect(before.copies).toContain('offline:me');
    expect(before.copies).toContain('offline:steps/Germany');
    expect(before.copies).toContain('offline:documents');
    expect(before.urls.filter((url) => url.startsWith('/api'))).toEqual([]);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(landing(page)).toBeVisible();
    expect((await readCaches(page)).copies).toEqual([]);
    await page.goto('/checklist');
    await expect(landing(page)).toBeVisible();
    await page.context().setOffline(false);

    await page.goto('/');
    await logIn(page, await createPerson({ name: 'Jonas Okafor' }));
    // The history entry keeps the address that the first person wanted to open.
    await expect(heading(page, 'Settlement Checklist')).toBeVisible();
    await page.goto('/dashboard');
    await expect(dashboard(page)).toContainText('Jonas Okafor');
  },
);

preparedTest(
  'after a log-out from an offline copy, the offline notice disappears when the server returns',
  async ({ personPage: page, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/checklist');
    await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
    await waitUntilPrepared(page);
    const server = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname === '/healthz';
    // Only the server is unavailable, so the browser sends no `online` event.
    await page.route(server, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(offlineNotice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(landing(page)).toBeVisible();
    await page.unroute(server);
    await expect(page.getByText(/^You are offline/)).toBeHidden();
  },
);

test('a session that ends on the server leaves no data on the device', async ({
  personPage: page,
  person,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(401));
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await expect.poll(async () => (await readCaches(page)).copies).toContain('offline:me');
  await person.api.logout();
  await page.reload();
  await expect(landing(page)).toBeVisible();
  expect((await readCaches(page)).copies).toEqual([]);
});

preparedTest(
  'offline copies of another session are not shown',
  async ({ personPage: page, createPerson, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/');
    await expect(dashboard(page)).toBeVisible();
    await waitUntilPrepared(page);
    const { token } = await createPerson({ name: 'Jonas Okafor' });
    await page.evaluate((other) => localStorage.setItem('token', other), token);
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(landing(page)).toBeVisible();
  },
);

test('a single failed request shows its error instead of an offline copy', async ({
  personPage: page,
  network,
}) => {
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await network.fail('listSteps', 'offline');
  await page.reload();
  await expect(
    alert(page, /^Could not fetch/)
      .or(page.getByRole('button', { name: 'Try Again' }))
      .first(),
  ).toBeVisible();
  await expect(offlineNotice(page)).toBeHidden();
});

test('a new version is offered and loaded only on request', async ({ personPage: page }) => {
  // The page of the next version names another script. The route is set first: later it would miss requests of the worker.
  const isPageCheck = (url: URL) => url.pathname === '/';
  await page.route(isPageCheck, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/\/index-[\w-]+\.js/, '/index-next.js');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await city.fill('Leipzig');
  const reload = page.getByRole('button', { name: 'Reload' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(reload).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(city).toHaveValue('Leipzig');
  await page.unroute(isPageCheck);
  await reload.click();
  await expect(page.getByText('A new version is here.')).toBeHidden();
  await expect(city).toHaveValue('Leipzig');
});

test('an offline visitor sees cached pages and an offline notice', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // The service worker caches requests once it has started.
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/steps/germany/anmeldung');
  await expect(heading(page, /^Register your address/)).toBeVisible();
  await expect
    .poll(async () => (await readCaches(page)).urls.some((url) => url.includes('anmeldung')))
    .toBe(true);
  await page.goto('/');
  await expect(landing(page)).toBeVisible();
  await expect.poll(async () => (await readCaches(page)).urls).toContain('/index.html');

  await page.context().setOffline(true);
  await page.reload();
  await expect(landing(page)).toBeVisible();
  const line = page.getByText('You are offline.', { exact: true });
  await expect(line).toBeVisible();
  await page.goto('/steps/germany/anmeldung');
  await expect(heading(page, /^Register your address/)).toBeVisible();
  await expect(line).toBeVisible();
  // A page that was never opened shows an error.
  await page.goto('/legal/terms');
  await expect(heading(page, 'This page could not be shown')).toBeVisible();
  await page.goto('/steps/germany/bank-account');
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect((await readCaches(page)).copies).toEqual([]);
  await page.context().setOffline(false);
  await expect(line).toBeHidden();
});

/** Limits the storage of the site, in bytes. */
async function limitStorage(page: Page, origin: string, quotaSize: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

test('with full storage the app works online', async ({ personPage: page, server }) => {
  await limitStorage(page, server.url, 1000);
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await section(page, 'Services').click();
  await expect(page.getByText('Foreigners’ office').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Foreigners’ office').first()).toBeVisible();
  expect((await readCaches(page)).urls).toEqual([]);
});

test('screens load when the storage becomes full after the app was cached', async ({
  personPage: page,
  server,
}) => {
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await expect.poll(async () => (await readCaches(page)).urls).toContain('/index.html');
  await limitStorage(page, server.url, 1000);
  for (const name of ['Community Forum', 'Documents', 'Services']) {
    await section(page, name).click();
    await expect(heading(page, new RegExp(name))).toBeVisible();
  }
  await page.reload();
  await expect(heading(page, /Services/)).toBeVisible();
});

preparedTest(
  'with full storage the open page can be read offline, and a reload shows the landing page',
  async ({ personPage: page, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name.startsWith('offline:'))
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        setItem.call(this, name, value);
      };
    });
    await page.goto('/checklist');
    await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
    await waitUntilPrepared(page);
    await page.context().setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    await section(page, 'Dashboard').click();
    await expect(dashboard(page)).toBeVisible();
    await page.reload();
    await expect(landing(page)).toBeVisible();
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  },
);

/** The ways in which a browser can refuse service workers. */
const refusals = {
  'has no service workers': () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  'refuses service workers': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
  'throws when service workers are accessed': () =>
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('Service worker is disabled.', 'SecurityError');
      },
    }),
};

for (const [state, refuse] of Object.entries(refusals)) {
  test(`if the browser ${state}, loaded data can be read until the page is closed`, async ({
    personPage: page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.addInitScript(refuse);
    await page.goto('/checklist');
    await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
    await page.context().setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    // The dashboard refetches when it is shown.
    const failed = page.waitForEvent('requestfailed');
    await section(page, 'Dashboard').click();
    await expect(dashboard(page)).toBeVisible();
    await failed;
    await page.context().setOffline(false);
    await expect(offlineNotice(page)).toBeHidden();
  });
}
