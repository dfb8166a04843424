import { type EndpointName, endpoints } from '@settlement-help/contract';
import type { Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { join, type Member, signIn } from './person.ts';
import type { RunningServer } from './server.ts';
import { test } from './support.ts';

/** What the server says of an error that has a detail. */
export const detail = 'The archive is closed today.';
export const gatewayPage = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
export const cutAnswer = '[{"id":"0191';

const replies = {
  detail: (route: Route) => route.fulfill({ status: 503, json: { detail } }),
  bare: (route: Route) => route.fulfill({ status: 500, body: '' }),
  gateway: (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: gatewayPage }),
  cut: (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: cutAnswer }),
  offline: (route: Route) => route.abort('internetdisconnected'),
};

/** A server error with a detail, one without, a gateway's HTML, JSON cut off in the middle, and no network. */
export type Fault = keyof typeof replies;
const faults = Object.keys(replies) as Fault[];

/** Where nothing is read from the answer, a cut one is as good as a whole one. */
const faultsOf = (call: EndpointName) =>
  faults.filter((fault) => fault !== 'cut' || endpoints[call].response !== null);

const isCall = (call: EndpointName) => {
  const { path } = endpoints[call];
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return ({ pathname }: URL) => pattern.test(pathname);
};

/** Answers every call of an endpoint in the place of the server until `stop`; `count` tells how many there were. */
export async function intercept(
  page: Page,
  call: EndpointName,
  answer: (route: Route) => Promise<unknown>,
  matches: (url: URL) => boolean = () => true,
) {
  let count = 0;
  const first = Promise.withResolvers<void>();
  const isMeant = (url: URL) => isCall(call)(url) && matches(url);
  const handle = async (route: Route) => {
    if (route.request().method() !== endpoints[call].method) return route.fallback();
    count += 1;
    first.resolve();
    await answer(route);
  };
  await page.route(isMeant, handle);
  return { first: first.promise, count: () => count, stop: () => page.unroute(isMeant, handle) };
}

export const breakCall = (page: Page, call: EndpointName, fault: Fault) =>
  intercept(page, call, replies[fault]);

/** Keeps the calls of an endpoint waiting until `release`, as a slow network does. */
export async function hold(page: Page, call: EndpointName, matches?: (url: URL) => boolean) {
  const released = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    await released.promise;
    // Nobody waits any more for a call that was given up.
    await route.continue().catch(() => undefined);
    answered.resolve();
  };
  const held = await intercept(page, call, answer, matches);
  return { ...held, release: released.resolve, answered: answered.promise };
}

/** Loses every reply of an endpoint on its way back, until `stop`; the server has done what was asked. */
export const loseReplies = (page: Page, call: EndpointName) =>
  intercept(page, call, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Keeps back the first reply of an endpoint, which the server has given, until `release`. */
export async function holdReply(page: Page, call: EndpointName, matches?: (url: URL) => boolean) {
  const released = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const held = await intercept(
    page,
    call,
    async (route) => {
      if (held.count() > 1) return route.continue();
      const response = await route.fetch();
      given.resolve();
      await released.promise;
      await route.fulfill({ response }).catch(() => undefined);
    },
    matches,
  );
  return { given: given.promise, release: released.resolve };
}

export const landing = (page: Page) => page.getByRole('heading', { level: 1, name: /^A new country/ });

export async function expectNoBlankPage(page: Page) {
  expect(((await page.locator('main').textContent()) ?? '').trim()).not.toBe('');
}

export const alert = (page: Page, text: string) =>
  page.getByRole('alert').getByText(text, { exact: true }).first();

const noneBusy = (page: Page) =>
  expect.poll(() => page.locator('[aria-busy="true"]').count(), { message: 'busy' }).toBe(0);

/** As a double click does; by the keyboard, since a message that goes may move another button under the pointer. */
async function pressTwice(page: Page, button: Locator) {
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** What the screen says of each fault; null where it says nothing, as in the forum (§8). */
export type Words = Record<Fault, string | null>;

/** One text for a fault with a detail, one without an answer, one for the rest. */
export const words = (withDetail: string, otherwise: string, offline = otherwise): Words => ({
  detail: withDetail,
  bare: otherwise,
  gateway: otherwise,
  cut: otherwise,
  offline,
});

export const silence: Words = { detail: null, bare: null, gateway: null, cut: null, offline: null };

export interface Scene {
  page: Page;
  server: RunningServer;
  /** The signed-in person. */
  member: Member;
}

interface Action {
  call: EndpointName;
  /** Where the person begins; without one they are a visitor on the landing page. */
  path?: string;
  /** Without it the person has chosen Germany. */
  destination?: null;
  /** Comes to where it is pressed, and types. */
  open: (scene: Scene) => Promise<void>;
  /** What sends the call. */
  press: (page: Page) => Locator;
  /** A second press within a double click is another wish, as with votes. */
  takesTurns?: boolean;
  says: Words;
  /** What is logged to the console where nothing is shown. */
  logs?: string;
  /** What was typed or chosen is still there. */
  kept: (page: Page) => Promise<unknown>;
  /** What is there once it has worked. */
  works: (scene: Scene) => Promise<unknown>;
}

async function begin({ page, member }: Scene, { path }: Pick<Action, 'path'>) {
  if (path) await signIn(page, member);
  await page.goto(path ?? '/');
}

/**
 * An action whose call fails in each way in turn: it says what the specification wants, keeps what was typed, and
 * works in the end, sent once though it was pressed twice and its answer is late.
 */
export function failing(name: string, action: Action) {
  const { call, destination, open, press, says, logs, kept, works, takesTurns = false } = action;
  test(`${call} fails: ${name}`, async ({ page, server }) => {
    const member = await join(server, undefined, destination);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const scene = { page, server, member };
    await begin(scene, action);
    await open(scene);

    for (const fault of faultsOf(call)) {
      const before = logged.length;
      const broken = await breakCall(page, call, fault);
      await press(page).click();
      await broken.first;
      await noneBusy(page);
      const text = says[fault];
      if (text === null) expect(await page.getByRole('alert').count(), fault).toBe(0);
      else await alert(page, text).waitFor();
      const line = () => logged.slice(before).some((one) => logs && one.includes(logs));
      if (logs) await expect.poll(line, { message: `${fault} in the console` }).toBe(true);
      await kept(page);
      await expectNoBlankPage(page);
      await broken.stop();
    }

    const late = await hold(page, call);
    await (takesTurns ? press(page).click() : pressTwice(page, press(page)));
    await late.first;
    await expectNoBlankPage(page);
    late.release();
    await works(scene);
    expect(late.count()).toBe(1);
  });
}

interface Loading {
  call: EndpointName;
  path: string | ((scene: Scene) => Promise<string>);
  says: Words;
  /** What stands there instead of the content, without being an error message. */
  stands?: string;
  works: (scene: Scene) => Promise<unknown>;
}

/** A screen whose call fails in each way in turn: it says what the specification wants, and Try Again brings it. */
export function failingToLoad(name: string, { call, path, says, stands, works }: Loading) {
  test(`${call} fails: ${name}`, async ({ page, server }) => {
    const member = await join(server);
    const scene = { page, server, member };
    await signIn(page, member);
    const address = typeof path === 'string' ? path : await path(scene);
    const tryAgain = page.getByRole('button', { name: 'Try Again' }).first();

    for (const [turn, fault] of faultsOf(call).entries()) {
      const broken = await breakCall(page, call, fault);
      if (turn === 0) await page.goto(address);
      else await tryAgain.click();
      await broken.first;
      await tryAgain.waitFor();
      await noneBusy(page);
      const text = says[fault];
      if (text === null) expect(await page.getByRole('alert').count(), fault).toBe(0);
      else await alert(page, text).waitFor();
      if (stands) await page.getByText(stands).first().waitFor();
      await expectNoBlankPage(page);
      await broken.stop();
    }

    const late = await hold(page, call);
    await pressTwice(page, tryAgain);
    await late.first;
    await expectNoBlankPage(page);
    late.release();
    await works(scene);
    expect(late.count()).toBe(1);
  });
}
