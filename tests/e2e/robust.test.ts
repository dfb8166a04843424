import { endpoints } from '@settlement-help/contract';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { breakCall, expectNoBlankPage, type Fault, hold, holdReply, intercept, landing } from './failing.ts';
import { arrive, comeBack, join, logIn, newPerson, newTitle, signIn } from './person.ts';
import { test } from './support.ts';

const sessionEnded = 'Your session has ended. Please log in again.';
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text);
const question = (page: Page) => page.getByRole('textbox', { name: 'Title' });

describe('case 22: a token revoked in mid-session', () => {
  test('case 22: leads to the landing page once, says so, and keeps the draft', async ({ page, server }) => {
    const member = await arrive(page, server, newPerson(), '/community');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const title = newTitle('Does the school need a vaccination record?');
    await question(page).fill(title);
    await page.getByRole('textbox', { name: /^Details/ }).fill('For a child of six.');

    await member.api.logout();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.getByRole('button', { name: 'Post question' }).click();
    await toast(page, sessionEnded).waitFor();
    await landing(page).waitFor();
    expect(visited).toEqual(['/']);
    expect(await toast(page, sessionEnded).count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await logIn(page, member);
    await page.waitForURL('**/community');
    expect(await question(page).inputValue()).toBe(title);
    await page.getByRole('button', { name: 'Post question' }).click();
    await page.getByRole('article', { name: title }).waitFor();
  });

  test('case 22: keeps what was typed into the profile, for this person alone', async ({ page, server }) => {
    const member = await arrive(page, server, newPerson(), '/profile');
    await page.getByLabel('City').fill('Berlin');
    await member.api.logout();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, sessionEnded).waitFor();

    const other = await join(server, newPerson('Jonas Okafor'));
    await logIn(page, other);
    await page.waitForURL('**/profile');
    expect(await page.getByLabel('City').inputValue()).toBe('');
    await signIn(page, await join(server));

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/profile');
    await logIn(page, member);
    await page.waitForURL('**/profile');
    expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
  });
});

describe('case 23: a profile that cannot be loaded', () => {
  for (const fault of ['detail', 'bare', 'gateway', 'cut', 'offline'] satisfies Fault[]) {
    test(`case 23: clears the token and leaves a usable landing page (${fault})`, async ({
      page,
      server,
    }) => {
      const member = await join(server);
      await signIn(page, member);
      const broken = await breakCall(page, 'getMe', fault);
      await page.goto('/documents');
      await landing(page).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await broken.stop();
      await logIn(page, member);
      await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
    });
  }
});

describe('case 23: a profile that is still on its way', () => {
  test('case 23: is no failure when the person reloads or goes elsewhere meanwhile', async ({
    page,
    server,
  }) => {
    await signIn(page, await join(server));
    const held = await hold(page, 'getMe');
    await page.goto('/documents');
    await held.first;
    for (const path of ['/documents', '/services', '/profile']) await page.goto(path);
    held.release();
    await held.stop();
    await page.goto('/checklist');
    await page.getByRole('heading', { level: 1, name: 'Settlement Checklist' }).waitFor();
  });

  test('case 23: is no failure when the person was on the way elsewhere before the app had started', async ({
    page,
    server,
  }) => {
    await signIn(page, await join(server));
    const held = await hold(page, 'getMe');
    const { promise: isLeaving, resolve: leave } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await isLeaving;
      await route.continue();
    });
    await page.route('**/services', async (route) => {
      leave();
      await held.first;
      await route.continue();
    });
    await page.goto('/documents', { waitUntil: 'commit' });
    await page.goto('/services', { waitUntil: 'commit' });
    held.release();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  });
});

describe('case 23: a person who is asked whether to leave, and stays', () => {
  /** Breaks the first calls for the profile, and asks the person while the first is on its way. */
  async function stay(page: Page, broken: number) {
    const asked = Promise.withResolvers<void>();
    const calls = await intercept(page, 'getMe', async (route) => {
      const fails = calls.count() <= broken;
      await asked.promise;
      await (fails ? route.abort() : route.continue());
    });
    await page.goto('/documents');
    await calls.first;
    // Only a page that the person has touched may ask.
    await page.mouse.click(640, 700);
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.evaluate(() => location.reload());
    await dismissed;
    asked.resolve();
    return calls;
  }

  test('case 23: gets the profile that failed meanwhile', async ({ page, server }) => {
    await signIn(page, await join(server));
    await stay(page, 1);
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
  });

  test('case 23: comes to the landing page where it fails again', async ({ page, server }) => {
    await signIn(page, await join(server));
    const calls = await stay(page, 2);
    await landing(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(calls.count()).toBe(2);
  });
});

describe('case 24: the network', () => {
  const screens = ['Settlement Checklist', 'Documents', 'Services', 'Community Forum', 'Profile'];

  test('case 24: away, leaves no screen blank, and each comes once it is back', async ({ page, server }) => {
    const { api } = await arrive(page, server);
    await api.createQuestion({ body: { title: 'Is anybody there?', category: 'general' } });
    const places = page.getByRole('navigation', { name: 'Main', exact: true });
    for (const name of screens) {
      await page.context().setOffline(true);
      await places.getByRole('link', { name }).click();
      const tryAgain = page.getByRole('button', { name: 'Try Again' });
      const heading = page.getByRole('heading', { level: 1, name });
      await tryAgain.or(heading).first().waitFor();
      await expectNoBlankPage(page);
      await page.context().setOffline(false);
      await expect
        .poll(async () => {
          // What was asked for comes by itself; a screen whose chunk is missing has to be tried again.
          if ((await tryAgain.count()) > 0) {
            await tryAgain
              .first()
              .click({ timeout: 500 })
              .catch(() => undefined);
          }
          await heading.waitFor({ timeout: 2000 });
          return tryAgain.count();
        })
        .toBe(0);
    }
  });

  test('case 24: three seconds late, shows where things will be and then the things', async ({
    page,
    server,
  }) => {
    const { api } = await arrive(page, server);
    await api.createQuestion({ body: { title: 'Is anybody there?', category: 'general' } });
    const content: Record<string, string> = {
      '/dashboard': 'Open step 1',
      '/checklist': 'Are you covered by health insurance?',
      '/documents': 'Your papers will be here',
      '/community': 'Is anybody there?',
    };
    await page.context().route('**/api/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await Promise.all(
      Object.entries(content).map(async ([path, text]) => {
        const late = await page.context().newPage();
        await late.goto(path);
        await late.getByText('Loading').first().waitFor({ state: 'attached' });
        await late.getByText(text).first().waitFor();
        await expectNoBlankPage(late);
      }),
    );
  });
});

describe('case 25: an old reply after a new one', () => {
  test('case 25: is ignored when the filter of the forum was switched quickly', async ({ page, server }) => {
    const { api } = await arrive(page, server);
    const [flat, bank] = [newTitle('How do I find a flat?'), newTitle('Which bank is free?')];
    await api.createQuestion({ body: { title: flat, category: 'housing' } });
    await api.createQuestion({ body: { title: bank, category: 'banking' } });
    await page.goto('/community');
    await page.getByRole('article', { name: flat }).waitFor();

    const late = await hold(
      page,
      'listQuestions',
      ({ searchParams }) => searchParams.get('category') === 'housing',
    );
    const filter = page.getByRole('group', { name: 'Category' });
    await filter.getByText('Housing').click();
    await late.first;
    await filter.getByText('Banking').click();
    await page.getByRole('article', { name: bank }).waitFor();
    late.release();
    await late.answered;
    await expect.poll(() => page.getByRole('article', { name: flat }).count()).toBe(0);
    await page.getByRole('article', { name: bank }).waitFor();
    expect(await page.getByRole('radio', { name: 'Banking' }).isChecked()).toBe(true);
  });

  const postAnswer = async (place: Page | Locator) => {
    await place.getByRole('textbox', { name: 'Your answer' }).fill('On Mondays.');
    await place.getByRole('button', { name: 'Post answer' }).click();
    await place.getByRole('paragraph').filter({ hasText: 'On Mondays.' }).waitFor();
  };

  test('case 25: takes no answer away when the question was still on its way', async ({ page, server }) => {
    const { api } = await join(server, newPerson('Jonas Okafor'));
    const title = newTitle('When is the library free?');
    await api.createQuestion({ body: { title, category: 'general' } });
    await arrive(page, server, newPerson(), '/community');
    const link = page.getByRole('link', { name: title });
    await link.focus();
    await page.waitForLoadState('networkidle');

    const late = await holdReply(page, 'getQuestion');
    await link.click();
    await late.given;
    await postAnswer(page);
    late.release();
    await page.getByText('1 view').waitFor();
    await page.getByRole('heading', { name: '1 answer' }).waitFor();
  });

  test('case 25: takes no answer away when the next page was on its way', async ({ page, server }) => {
    const { api } = await join(server, newPerson('Jonas Okafor'));
    const [first, last] = [newTitle('When does the first office open?'), newTitle('And the last?')];
    const between = Array.from({ length: 19 }, () => newTitle('And the next?'));
    for (const title of [first, ...between, last]) {
      await api.createQuestion({ body: { title, category: 'general' } });
    }
    await arrive(page, server, newPerson(), '/community');
    const newest = page.getByRole('article', { name: last });

    const late = await holdReply(page, 'listQuestions', ({ searchParams }) => searchParams.has('cursor'));
    await page.getByRole('button', { name: 'Load more questions' }).click();
    await late.given;
    await newest.getByRole('button', { name: /^Answer this question/ }).click();
    await postAnswer(newest);
    late.release();
    await page.getByRole('article', { name: first }).waitFor();
    await newest.getByRole('paragraph').filter({ hasText: 'On Mondays.' }).waitFor();
    await newest.getByText('1 answer').waitFor();
  });

  test('case 25: takes back each of two answers that could not be stored', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/checklist');
    const released = Promise.withResolvers<void>();
    const lost = await intercept(page, 'updateStep', async (route) => {
      await released.promise;
      await route.abort('internetdisconnected');
    });
    await page.getByRole('button', { name: 'Yes' }).click();
    await lost.first;
    await page
      .getByRole('group', { name: 'Have you found a place where you can register?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await page.locator('[aria-valuetext="2 of 10 steps"]').waitFor();
    released.resolve();
    await page.locator('[aria-valuetext="0 of 10 steps"]').waitFor();
    expect(lost.count()).toBe(2);
  });

  test('case 25: locks no step again that was read while its answer was on the way', async ({
    page,
    server,
  }) => {
    await arrive(page, server, newPerson(), '/checklist');
    const late = await hold(page, 'updateStep');
    await page.getByRole('button', { name: 'Yes' }).click();
    await late.first;
    await page.locator('[aria-valuetext="1 of 10 steps"]').waitFor();

    const read = page.waitForResponse(
      (response) => new URL(response.url()).pathname === endpoints.listSteps.path,
    );
    await comeBack(page);
    await read;
    late.release();
    await page.locator('[aria-valuetext="1 of 10 steps"]').waitFor();
    await page.getByRole('group', { name: 'Have you found a place where you can register?' }).waitFor();
    expect(await page.getByText('Complete previous step to unlock').count()).toBe(8);
  });
});

describe('case 34: two tabs', () => {
  test('case 34: a log-out in one signs out the other within a second', async ({ page, server }) => {
    await arrive(page, server);
    const tab = await page.context().newPage();
    await tab.goto('/profile');
    await tab.getByRole('button', { name: 'Change password' }).click();
    await tab.getByRole('dialog', { name: 'Change password' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await landing(page).waitFor();
    await landing(tab).waitFor({ timeout: 1000 });
    expect(new URL(tab.url()).pathname).toBe('/');
    await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await tab.getByRole('dialog', { name: 'Log in' }).waitFor();
  });

  test('case 34: a log-in in one signs in the other too', async ({ page, server }) => {
    const member = await join(server);
    await page.goto('/');
    const tab = await page.context().newPage();
    await tab.goto('/');
    await landing(tab).waitFor();
    await page.bringToFront();
    await logIn(page, member);
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    await tab.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  });
});
