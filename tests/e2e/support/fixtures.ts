import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Client, createClient } from '@settlement-help/contract';
import {
  createPerson,
  type Person,
  type PersonOptions,
  storeSession,
} from '../../../tools/test-server/person.ts';
import { createPersonWithContent, type PersonWithContent } from '../../../tools/test-server/screens.ts';
import { type ReleaseServer, startReleaseServer } from '../../../tools/test-server/startReleaseServer.ts';
import { ConsoleErrors } from './consoleErrors.ts';
import { createNetwork, type Network } from './network.ts';

export { expect };

interface TestFixtures {
  /** A registered person with a verified address and Germany as destination. */
  person: Person;
  /** The API client of `person`. */
  api: Client;
  /** The page, signed in as `person`. */
  personPage: Page;
  /** Registers another person. */
  createPerson: (options?: PersonOptions) => Promise<Person>;
  /** Opens a page in a new browser context. */
  openOtherBrowser: (options?: { userAgent: string }) => Promise<Page>;
  consoleErrors: ConsoleErrors;
  network: Network;
}

/** Every worker starts its own server with the built app and an empty data folder. */
interface WorkerFixtures {
  server: ReleaseServer;
  /** A person with content on every screen. Tests share this person and must not change it. */
  personWithContent: PersonWithContent;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed
    async ({}, use) => {
      // All requests have one IP address, so its limits are raised.
      const server = await startReleaseServer({ RATE_LIMIT_FACTOR: '100' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  personWithContent: [
    async ({ server }, use) => use(await createPersonWithContent(server)),
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  consoleErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const errors = new ConsoleErrors();
      await use(errors);
      errors.check();
    },
    { auto: true },
  ],
  context: async ({ context, consoleErrors }, use) => {
    consoleErrors.watch(context);
    await use(context);
  },
  createPerson: ({ server }, use) => use((options) => createPerson(server, options)),
  person: async ({ createPerson }, use) => use(await createPerson()),
  api: ({ person }, use) => use(person.api),
  personPage: async ({ page, person }, use) => {
    await storeSession(page, person);
    await use(page);
  },
  openOtherBrowser: async ({ browser, consoleErrors }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      consoleErrors.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  network: ({ page, consoleErrors }, use) => use(createNetwork(page, consoleErrors)),
});

export const visitorClient = ({ url }: Pick<ReleaseServer, 'url'>) => createClient({ baseUrl: url });

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const landing = (page: Page) => heading(page, /^A new country/);
export const dashboard = (page: Page) => heading(page, /^Welcome back/);

/** A link of the main navigation. */
export const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name });

export const alert = (page: Page | Locator, text: string | RegExp) =>
  page.getByRole('alert').getByText(text, { exact: true }).first();

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text);

export const expectProgress = (page: Page, completed: number) =>
  expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    `${completed} of 10 steps`,
  );

export const lockedSteps = (page: Page) => page.getByText('Complete previous step to unlock');

export const storedItem = (page: Page, name: string) =>
  page.evaluate((given) => localStorage.getItem(given), name);

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until fonts are loaded, the latest change is painted and no transition runs. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const isRunning = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    while (document.getAnimations().some(isRunning)) await frame();
  });
