import type { Page } from '@playwright/test';
import { logIn } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { alert, dashboard, expect, heading, landing, section, test, toast } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const offlineLine = (page: Page) => page.getByText(/^You are offline\. You see what was here on /);

/** What the browser keeps of the app and of the person. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return { urls, copies: Object.keys(localStorage).filter((name) => name.startsWith('offline:')) };
  });

/** The first and the last of what is prepared for reading offline. */
const prepared = ['guides', 'letterTitles', 'Checklist', 'LetterScreen', 'anmeldung', 'wohnungsgeber'];

/** Waits until the app has prepared what can be read offline. */
const offlineCopy = (page: Page) =>
  expect(async () => {
    const { urls } = await kept(page);
    expect(prepared.filter((name) => !urls.some((url) => url.includes(name)))).toEqual([]);
  }).toPass({ intervals: [500] });

test('plan, steps, services and letters can be read without a network, from the first visit on', async ({
  personPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect('ERR_INTERNET_DISCONNECTED');
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await section(page, 'Settlement Checklist').click();
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await offlineCopy(page);

  await page.context().setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  const shown = {
    '/dashboard': 'Open step 1',
    '/checklist': 'Are you covered by health insurance?',
    '/services': 'Foreigners’ office',
    '/steps/germany/anmeldung': 'Register your address',
    // An official term of the glossary, with what it means.
    '/steps/germany/anmeldung#terms': 'The paper that shows that you registered your address. It is free.',
    '/letters/germany': 'Wohnungsgeberbestätigung',
    '/letters/germany/wohnungsgeberbestaetigung': 'Print the letter',
  };
  for (const [path, text] of Object.entries(shown)) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(offlineLine(page)).toBeVisible();
  }

  // Nothing is queued: what is said of a step fails in its place.
  await page.goto('/checklist');
  await page.getByRole('button', { name: 'Yes' }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(offlineLine(page)).toBeHidden();
});

test('a page that began to load before there was a service worker prepares the offline copy too', async ({
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
  await offlineCopy(page);
});

test('a language that is chosen without a network says that it cannot be loaded, from the first visit on', async ({
  personPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/dashboard');
  await expect(dashboard(page)).toBeVisible();
  await offlineCopy(page);
  await page.context().setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Language' });
  await picker.selectOption('Türkçe');
  await expect(toast(page, 'Network error. Please try again.')).toBeVisible();
  await expect(picker).toHaveValue('en');
});

test('a log-out without a network leaves nothing of the person, and documents are never kept', async ({
  personPage: page,
  createPerson,
  consoleErrors,
}) => {
  // The request to log out, and the code of dialogs, which nobody reads at a counter.
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByText('Your papers will be here')).toBeVisible();
  await offlineCopy(page);
  const before = await kept(page);
  expect(before.copies).toContain('offline:me');
  expect(before.copies).toContain('offline:steps/Germany');
  expect(before.copies.join()).not.toContain('documents');
  expect(before.urls.filter((url) => url.startsWith('/api'))).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
  expect((await kept(page)).copies).toEqual([]);
  await page.goto('/checklist');
  await expect(landing(page)).toBeVisible();
  await page.context().setOffline(false);

  await page.goto('/');
  await logIn(page, await createPerson({ name: 'Jonas Okafor' }));
  // The history still knows where the first person wanted to go.
  await expect(heading(page, 'Settlement Checklist')).toBeVisible();
  await page.goto('/dashboard');
  await expect(dashboard(page)).toContainText('Jonas Okafor');
});

test('who logs out while copies are shown is not told to be offline once the network is back', async ({
  personPage: page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await offlineCopy(page);
  const server = ({ pathname }: URL) => pathname.startsWith('/api/') || pathname === '/healthz';
  // The server alone is away, so the browser never says that the network is back.
  await page.route(server, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(offlineLine(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
  await page.unroute(server);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('a session that ends on the server leaves nothing on the device', async ({
  personPage: page,
  person,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(401));
  await page.goto('/checklist');
  await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
  await expect.poll(async () => (await kept(page)).copies).toContain('offline:me');
  await person.api.logout();
  await page.reload();
  await expect(landing(page)).toBeVisible();
  expect((await kept(page)).copies).toEqual([]);
});

test('copies of another session are not shown', async ({ personPage: page, createPerson, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await offlineCopy(page);
  const { token } = await createPerson({ name: 'Jonas Okafor' });
  await page.evaluate((other) => localStorage.setItem('token', other), token);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(landing(page)).toBeVisible();
});

test('a request that the server alone refuses shows its error and no copy', async ({
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
  await expect(offlineLine(page)).toBeHidden();
});

test('a new version is offered, and loaded only when the person asks for it', async ({
  personPage: page,
}) => {
  // The page of the next version names another script. A route set while the worker takes over the page sees no requests.
  const isPageCheck = (url: URL) => url.pathname === '/';
  await page.route(isPageCheck, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/\/app-[\w-]+\.js/, '/app-next.js');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/profile');
  const city = page.getByLabel('City');
  await city.fill('Leipzig');
  const reload = page.getByRole('button', { name: 'Reload' });
  // From here on the page looks for a new version.
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

test('a visitor without a network reads what is kept of the app, and that the device is offline', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // The worker keeps what is asked for once it has started.
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/steps/germany/anmeldung');
  await expect(heading(page, /^Register your address/)).toBeVisible();
  await expect.poll(async () => (await kept(page)).urls.some((url) => url.includes('anmeldung'))).toBe(true);
  await page.goto('/');
  await expect(landing(page)).toBeVisible();
  await expect.poll(async () => (await kept(page)).urls).toContain('/index.html');

  await page.context().setOffline(true);
  await page.reload();
  await expect(landing(page)).toBeVisible();
  const line = page.getByText('You are offline.', { exact: true });
  await expect(line).toBeVisible();
  await page.goto('/steps/germany/anmeldung');
  await expect(heading(page, /^Register your address/)).toBeVisible();
  await expect(line).toBeVisible();
  // What was never opened says so in its place.
  await page.goto('/steps/germany/bank-account');
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect((await kept(page)).copies).toEqual([]);
  await page.context().setOffline(false);
  await expect(line).toBeHidden();
});

/** Leaves the site no more room on the device than this. */
async function limitRoom(page: Page, origin: string, quotaSize: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

test('where there is no room for the app on the device, it works as long as there is a network', async ({
  personPage: page,
  server,
}) => {
  await limitRoom(page, server.url, 1000);
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await section(page, 'Services').click();
  await expect(page.getByText('Foreigners’ office').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Foreigners’ office').first()).toBeVisible();
  expect((await kept(page)).urls).toEqual([]);
});

test('where the device becomes full after the app was kept on it, screens still load', async ({
  personPage: page,
  server,
}) => {
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();
  await expect.poll(async () => (await kept(page)).urls).toContain('/index.html');
  await limitRoom(page, server.url, 1000);
  for (const name of ['Community Forum', 'Documents', 'Services']) {
    await section(page, name).click();
    await expect(heading(page, new RegExp(name))).toBeVisible();
  }
  await page.reload();
  await expect(heading(page, /Services/)).toBeVisible();
});

test('where there is no room for copies, the page that stands can be read, and the start page says the rest', async ({
  personPage: page,
  consoleErrors,
}) => {
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
  await offlineCopy(page);
  await page.context().setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  await section(page, 'Dashboard').click();
  await expect(dashboard(page)).toBeVisible();
  await page.reload();
  await expect(landing(page)).toBeVisible();
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
});

/** How a browser refuses to keep the app: by settings, by a mode of its own, or by the frame around the page. */
const refusals = {
  'has no service workers': () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  'refuses service workers': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
  'forbids to ask for service workers': () =>
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('Service worker is disabled.', 'SecurityError');
      },
    }),
};

for (const [state, refuse] of Object.entries(refusals)) {
  test(`where the browser ${state}, what was loaded can be read as long as the page stays`, async ({
    personPage: page,
    consoleErrors,
  }) => {
    consoleErrors.expect('ERR_INTERNET_DISCONNECTED');
    await page.addInitScript(refuse);
    await page.goto('/checklist');
    await expect(page.getByText('Are you covered by health insurance?')).toBeVisible();
    await page.context().setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    // The dashboard asks for what is new, once it is shown.
    const failed = page.waitForEvent('requestfailed');
    await section(page, 'Dashboard').click();
    await expect(dashboard(page)).toBeVisible();
    await failed;
    await page.context().setOffline(false);
    await expect(offlineLine(page)).toBeHidden();
  });
}
