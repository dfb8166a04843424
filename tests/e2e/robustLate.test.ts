import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hold, holdReply, intercept, landing, loseReplies } from './failing.ts';
import { arrive, comeBack, join, logIn, newPerson, newTitle, signIn } from './person.ts';
import { test } from './support.ts';

describe('case 25: a dialog that was closed before its reply came', () => {
  test('case 25: begins no session and leaves the person where they are', async ({ page, server }) => {
    const member = await join(server);
    // So that there is something to go back to.
    await page.goto('/healthz');
    await page.goto('/');
    const late = await holdReply(page, 'login');
    await logIn(page, member);
    await late.given;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const replied = page.waitForResponse('**/auth/login');
    late.release();
    await replied;
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('case 25: opens no other one', async ({ page, server }) => {
    const member = await join(server);
    // So that there is something to go back to.
    await page.goto('/healthz');
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password?' });
    await dialog.getByLabel('Email').fill(member.email);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByLabel('New password', { exact: true }).fill('another long password');
    await dialog.getByLabel(/^Confirm/).fill('another long password');
    const late = await holdReply(page, 'changePasswordByEmail');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await late.given;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    late.release();
    await page.getByText('Password changed successfully').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('case 25: does not lead away from the screen behind it', async ({ page, server }) => {
    const member = await arrive(page, server);
    const places = page.getByRole('navigation', { name: 'Main', exact: true });
    await places.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('New password', { exact: true }).fill('another long password');
    await dialog.getByLabel(/^Confirm/).fill('another long password');
    const late = await holdReply(page, 'changePassword');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await late.given;
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    late.release();
    await page.getByText('Password changed successfully').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('case 25: what was posted and what the list has of it already', () => {
  const ask = async (page: Page, title: string) => {
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('button', { name: 'Post question' }).click();
  };

  test('case 25: shows a question once that the list was quicker to bring', async ({ page, server }) => {
    await arrive(page, server, newPerson(), '/community');
    const title = newTitle('When is the town hall open?');
    const late = await holdReply(page, 'createQuestion');
    await ask(page, title);
    await late.given;
    await comeBack(page);
    const listed = page.getByRole('article', { name: title });
    await listed.waitFor();
    late.release();
    await page.getByRole('button', { name: 'Ask a question' }).waitFor();
    expect(await listed.count()).toBe(1);
  });

  test('case 25: shows and counts an answer once whose reply was lost', async ({ page, server }) => {
    const { api } = await join(server, newPerson('Jonas Okafor'));
    const title = newTitle('When is the library free?');
    const { id } = await api.createQuestion({ body: { title, category: 'general' } });
    await api.createAnswer({ params: { id }, body: { content: 'Never.' } });
    await arrive(page, server, newPerson(), '/community');
    const listed = page.getByRole('article', { name: title });
    await listed.getByText('Never.').first().waitFor();
    const lost = await loseReplies(page, 'createAnswer');
    await listed.getByRole('button', { name: /^Answer this question/ }).click();
    await listed.getByRole('textbox', { name: 'Your answer' }).fill('On Mondays.');
    await listed.getByRole('button', { name: 'Post answer' }).click();
    await lost.first;
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await lost.stop();
    await comeBack(page);
    await listed.getByText('2 answers', { exact: true }).waitFor();
    await listed.getByRole('button', { name: /^Open all 2 answers/ }).click();
    const answer = listed.getByRole('listitem').filter({ hasText: 'On Mondays.' });
    await answer.waitFor();
    await listed.getByRole('button', { name: 'Post answer' }).click();
    await listed.getByRole('button', { name: /^Answer this question/ }).waitFor();
    expect(await answer.count()).toBe(1);
    expect(await listed.getByText('2 answers', { exact: true }).count()).toBe(1);
  });
});

test('case 25: an answer that is still being stored is not written over a reset', async ({
  page,
  server,
}) => {
  await arrive(page, server, newPerson(), '/checklist');
  const late = await holdReply(page, 'updateStep');
  await page.getByRole('button', { name: 'Yes' }).click();
  await late.given;
  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
  // Until then it would have come before the answer.
  await page.waitForResponse('**/settlement-steps/reset', { timeout: 1000 }).catch(() => undefined);
  late.release();
  await page.getByRole('alert').getByText('Your settlement steps were reset.').waitFor();
  await page.locator('[aria-valuetext="0 of 10 steps"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-valuetext="0 of 10 steps"]').waitFor();
});

describe('case 25: a destination that was being stored', () => {
  test('case 25: is not that of whoever logs in next', async ({ page, server }) => {
    const next = await join(server, newPerson('Jonas Okafor'), 'France');
    await signIn(page, await join(server, newPerson(), null));
    await page.goto('/');
    const late = await hold(page, 'updateMe');
    await page.getByRole('button', { name: /Germany/ }).click();
    await late.first;
    await page.getByRole('button', { name: 'Logout' }).click();
    await landing(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('selectedCountry'))).toBeNull();
    await logIn(page, next);
    await page.getByText('You are settling in France.').waitFor();
    late.release();
    await late.answered;
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => localStorage.getItem('selectedCountry'))).toBe('France');
    expect((await next.api.getMe()).settlement_country).toBe('France');
  });
});

test('case 25: a registration whose reply was lost succeeds when it is sent again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  const { name, email, password } = newPerson();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const lost = await loseReplies(page, 'register');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await dialog.getByText('Network error. Please try again.').waitFor();
  await lost.stop();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await dialog.getByText('Registration Successful!').waitFor();
});

test('case 25: a change of the destination does not lead away from where the person has gone', async ({
  page,
  server,
}) => {
  await arrive(page, server, newPerson(), '/profile/destination');
  const late = await hold(page, 'updateMe');
  await page
    .getByRole('main')
    .getByRole('button', { name: /France/ })
    .click();
  await late.first;
  const places = page.getByRole('navigation', { name: 'Main', exact: true });
  await places.getByRole('link', { name: 'Documents' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Documents' });
  await heading.waitFor();
  late.release();
  await page.waitForFunction(() => localStorage.getItem('selectedCountry') === 'France');
  await heading.waitFor();
  expect(new URL(page.url()).pathname).toBe('/documents');
});

test('case 25: a vote that could not be cast takes no vote of others away that came meanwhile', async ({
  page,
  server,
}) => {
  const { api } = await join(server, newPerson('Jonas Okafor'));
  const other = await join(server, newPerson('Lea Martin'));
  const title = newTitle('Is the library open?');
  const { id } = await api.createQuestion({ body: { title, category: 'general' } });
  await arrive(page, server, newPerson(), `/forum/question/${id}`);
  const released = Promise.withResolvers<void>();
  const lost = await intercept(page, 'voteQuestion', async (route) => {
    await released.promise;
    await route.abort();
  });
  const helpful = (votes: string) => page.getByRole('button', { name: `Helpful, ${votes}`, exact: true });
  await helpful('0 votes').click();
  await lost.first;
  await other.api.voteQuestion({ params: { id }, query: { is_upvote: 'true' } });
  await comeBack(page);
  await helpful('2 votes').waitFor();
  released.resolve();
  await helpful('1 vote').waitFor();
});

test('case 25: a reset scrolls no other screen', async ({ page, server }) => {
  await arrive(page, server, newPerson(), '/services');
  await page.setViewportSize({ width: 1280, height: 400 });
  const places = page.getByRole('navigation', { name: 'Main', exact: true });
  await places.getByRole('link', { name: 'Settlement Checklist' }).click();
  const late = await holdReply(page, 'resetSteps');
  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
  await late.given;
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(200);
  late.release();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(200);
});
