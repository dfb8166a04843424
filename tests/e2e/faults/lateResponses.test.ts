import type { Locator, Page } from '@playwright/test';
import { endpoints, unknownSituation } from '@settlement-help/contract';
import { storeSession } from '../../../tools/test-server/person.ts';
import { logIn, openDialog, returnAfterAMinute, uniqueTitle } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import {
  alert,
  expect,
  expectProgress,
  heading,
  landing,
  lockedSteps,
  painted,
  scrollPosition,
  section,
  storedItem,
  test,
  toast,
} from '../support/fixtures.ts';

const tag = '@case25';
const secondQuestion = 'Have you found a place where you can register?';
const yes = (place: Page | Locator) => place.getByRole('button', { name: 'Yes' });
const article = (page: Page, name: string) => page.getByRole('article', { name });

async function postAnswer(place: Page | Locator) {
  await place.getByRole('textbox', { name: 'Your answer' }).fill('On Mondays.');
  await place.getByRole('button', { name: 'Post answer' }).click();
  await expect(place.getByRole('paragraph').filter({ hasText: 'On Mondays.' })).toBeVisible();
}

/** Resolves when the page has received the response of an endpoint. */
const received = (page: Page, endpoint: keyof typeof endpoints) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === endpoints[endpoint].path);

async function resetChecklist(page: Page) {
  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
}

test('a late list of an earlier filter does not replace the newer list', { tag }, async ({
  personPage: page,
  api,
  network,
}) => {
  const [flat, bank] = [uniqueTitle('How do I find a flat?'), uniqueTitle('Which bank is free?')];
  await api.createQuestion({ body: { title: flat, category: 'housing' } });
  await api.createQuestion({ body: { title: bank, category: 'banking' } });
  await page.goto('/community');
  await expect(article(page, flat)).toBeVisible();

  const isHousing = ({ searchParams }: URL) => searchParams.get('category') === 'housing';
  const list = await network.holdRequests('listQuestions', isHousing);
  const filter = page.getByRole('radiogroup', { name: 'Category' });
  await filter.getByRole('radio', { name: 'Housing' }).check();
  await list.first;
  await filter.getByRole('radio', { name: 'Banking' }).check();
  await expect(article(page, bank)).toBeVisible();
  list.release();
  await list.finished;
  await painted(page);
  await expect(article(page, flat)).toBeHidden();
  await expect(article(page, bank)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Banking' })).toBeChecked();
});

test('a late question keeps the answer posted in the meantime', { tag }, async ({
  personPage: page,
  createPerson,
  network,
}) => {
  const { api } = await createPerson({ name: 'Jonas Okafor' });
  const title = uniqueTitle('When is the library free?');
  await api.createQuestion({ body: { title, category: 'general' } });
  await page.goto('/community');
  const link = page.getByRole('link', { name: title });
  const prefetched = page.waitForResponse(/\/forum\/questions\/[^/?]+/);
  await link.focus();
  await (await prefetched).finished();
  const question = await network.holdResponse('getQuestion');
  await link.click();
  await question.handled;
  await postAnswer(page);
  question.release();
  await expect(page.getByText('1 view')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
});

test('a late page of the forum keeps the answer posted in the meantime', { tag }, async ({
  personPage: page,
  createPerson,
  network,
}) => {
  const { api } = await createPerson({ name: 'Jonas Okafor' });
  const titles = Array.from({ length: 21 }, (_, index) => uniqueTitle(`When does office ${index} open?`));
  for (const title of titles) await api.createQuestion({ body: { title, category: 'general' } });
  const [oldest = '', newest = ''] = [titles.at(0), titles.at(-1)];
  await page.goto('/community');
  const list = await network.holdResponse('listQuestions', ({ searchParams }) => searchParams.has('cursor'));
  await page.getByRole('button', { name: 'Load more questions' }).click();
  await list.handled;
  await article(page, newest)
    .getByRole('button', { name: /^Answer this question/ })
    .click();
  await postAnswer(article(page, newest));
  list.release();
  await expect(article(page, oldest)).toBeVisible();
  await expect(article(page, newest).getByRole('paragraph').filter({ hasText: 'On Mondays.' })).toBeVisible();
  await expect(article(page, newest).getByText('1 answer')).toBeVisible();
});

test('two completed steps that fail to be stored are both reverted', { tag }, async ({
  personPage: page,
  network,
}) => {
  await page.goto('/checklist');
  const update = await network.holdRequests('updateStep');
  await yes(page).click();
  await update.first;
  await yes(page.getByRole('group', { name: secondQuestion })).click();
  await expectProgress(page, 2);
  update.abort();
  await expectProgress(page, 0);
  expect(update.count()).toBe(2);
});

test('steps loaded while one is being stored lock no step again', { tag }, async ({
  personPage: page,
  network,
}) => {
  await page.goto('/checklist');
  const update = await network.holdRequests('updateStep');
  await yes(page).click();
  await update.first;
  await expectProgress(page, 1);
  const loaded = received(page, 'listSteps');
  await returnAfterAMinute(page);
  await loaded;
  update.release();
  await update.finished;
  await painted(page);
  await expectProgress(page, 1);
  await expect(page.getByRole('group', { name: secondQuestion })).toBeVisible();
  await expect(lockedSteps(page)).toHaveCount(8);
});

test('a step that is still being stored does not undo a reset', { tag }, async ({
  personPage: page,
  network,
}) => {
  await page.goto('/checklist');
  const update = await network.holdResponse('updateStep');
  const reset = await network.intercept('resetSteps', (route) => route.continue());
  await yes(page).click();
  await update.handled;
  const resetReceived = received(page, 'resetSteps');
  await resetChecklist(page);
  // A later request has arrived, so the reset was sent or waits for the step.
  await page.evaluate(() => fetch('/healthz'));
  if (reset.count() > 0) await resetReceived;
  update.release();
  await expect(alert(page, 'Your settlement steps were reset.')).toBeVisible();
  await page.evaluate(() => fetch('/healthz'));
  await painted(page);
  await expectProgress(page, 0);
});

test('a late reset does not scroll a screen opened in the meantime', { tag }, async ({
  personPage: page,
  network,
}) => {
  await page.goto('/services');
  await page.setViewportSize({ width: 1280, height: 400 });
  await section(page, 'Settlement Checklist').click();
  const reset = await network.holdResponse('resetSteps');
  await resetChecklist(page);
  await reset.handled;
  await page.goBack();
  await expect(heading(page, 'Services')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollPosition(page)).toBe(200);
  const response = received(page, 'resetSteps');
  reset.release();
  await (await response).finished();
  await painted(page);
  expect(await scrollPosition(page)).toBe(200);
});

test('a cancelled log-in starts no session', { tag }, async ({ page, person, network }) => {
  await page.goto('/');
  const login = await network.holdResponse('login');
  await logIn(page, person);
  await login.handled;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  login.release();
  await page.evaluate(() => fetch('/healthz'));
  await openDialog(page, 'Log in');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await storedItem(page, 'token')).toBeNull();
  await expect(page).toHaveURL(/\/\?dialog=log-in$/);
});

test('a password changed after its dialog was closed opens no other dialog', { tag }, async ({
  page,
  person,
  network,
}) => {
  await page.goto('/');
  await openDialog(page, 'Log in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password?' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByRole('button', { name: 'Do you remember your password after all?' }).click();
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByLabel('New password', { exact: true }).fill('another long password');
  await dialog.getByLabel(/^Confirm/).fill('another long password');
  const change = await network.holdResponse('changePasswordByEmail');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await change.handled;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  change.release();
  await expect(toast(page, 'Password changed successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a password changed after its dialog was closed keeps the profile open', { tag }, async ({
  personPage: page,
  person,
  network,
}) => {
  await page.goto('/');
  await section(page, 'Profile').click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('New password', { exact: true }).fill('another long password');
  await dialog.getByLabel(/^Confirm/).fill('another long password');
  const change = await network.holdResponse('changePassword');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await change.handled;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  change.release();
  await expect(toast(page, 'Password changed successfully')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('a destination that is still being stored does not become that of the next person', { tag }, async ({
  page,
  createPerson,
  network,
  consoleErrors,
}) => {
  const next = await createPerson({ name: 'Jonas Okafor', destination: 'France' });
  await storeSession(page, await createPerson({ destination: null }));
  await page.goto('/');
  const update = await network.holdRequests('updateMe');
  await page.getByRole('button', { name: /Germany/ }).click();
  await update.first;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(landing(page)).toBeVisible();
  expect(await storedItem(page, 'selectedCountry')).toBeNull();
  await logIn(page, next);
  await expect(page.getByText('You are settling in France.')).toBeVisible();
  consoleErrors.expect(failedResource(401));
  update.release();
  await update.finished;
  await page.evaluate(() => fetch('/healthz'));
  await painted(page);
  expect(await storedItem(page, 'selectedCountry')).toBe('France');
  expect((await next.api.getMe()).settlement_country).toBe('France');
});

test('a destination that is still being stored does not leave another screen', { tag }, async ({
  personPage: page,
  network,
}) => {
  await page.goto('/profile/destination');
  const update = await network.holdRequests('updateMe');
  await page
    .getByRole('main')
    .getByRole('button', { name: /France/ })
    .click();
  await update.first;
  await section(page, 'Documents').click();
  await expect(heading(page, 'Documents')).toBeVisible();
  update.release();
  await expect.poll(() => storedItem(page, 'selectedCountry')).toBe('France');
  await painted(page);
  await expect(heading(page, 'Documents')).toBeVisible();
  await expect(page).toHaveURL('/documents');
});

test('a failed vote keeps the votes of other people', { tag }, async ({
  personPage: page,
  createPerson,
  network,
  consoleErrors,
}) => {
  const author = await createPerson({ name: 'Jonas Okafor' });
  const voter = await createPerson({ name: 'Lea Martin' });
  const title = uniqueTitle('Is the library open?');
  const { id } = await author.api.createQuestion({ body: { title, category: 'general' } });
  await page.goto(`/forum/question/${id}`);
  const helpful = (votes: string) => page.getByRole('button', { name: `Helpful, ${votes}`, exact: true });
  const vote = await network.holdRequests('voteQuestion');
  await helpful('0 votes').click();
  await vote.first;
  await voter.api.voteQuestion({ params: { id }, query: { is_upvote: 'true' } });
  await returnAfterAMinute(page);
  await expect(helpful('2 votes')).toBeVisible();
  consoleErrors.expect('The vote could not be cast.');
  vote.abort();
  await expect(helpful('1 vote')).toBeVisible();
});

test('a question in the list before its post is confirmed is shown once', { tag }, async ({
  personPage: page,
  network,
}) => {
  await page.goto('/community');
  const title = uniqueTitle('When is the town hall open?');
  const post = await network.holdResponse('createQuestion');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Post question' }).click();
  await post.handled;
  await returnAfterAMinute(page);
  await expect(article(page, title)).toBeVisible();
  post.release();
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  await expect(article(page, title)).toHaveCount(1);
});

test('completing a step does not cancel the list of steps that do not apply', { tag }, async ({
  personPage: page,
  api,
  network,
}) => {
  await api.initializeSteps();
  await api.setSituation({ body: { ...unknownSituation, nationality: 'other', purpose: 'study' } });
  const leftOut = await network.holdRequests('listLeftOutSteps');
  await page.goto('/checklist');
  await leftOut.first;
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await yes(page).first().click();
  await expect(progress).toHaveAttribute('aria-valuenow', '1');
  leftOut.release();
  await expect(page.getByRole('heading', { level: 2, name: /^Not for you/ })).toBeVisible();
});
