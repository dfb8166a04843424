import type { Page } from '@playwright/test';
import { pdf } from '../../../tools/test-server/files.ts';
import { newAccount } from '../../../tools/test-server/person.ts';
import { fillRegistration, openDialog, returnAfterAMinute, uniqueTitle } from '../support/actions.ts';
import { alert, expect, expectProgress, test } from '../support/fixtures.ts';

const tag = '@case25';
const nothingPending = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

test('a registration whose response was lost succeeds when it is sent again', { tag }, async ({
  page,
  network,
}) => {
  await page.goto('/');
  await openDialog(page, 'Create Account');
  const dialog = await fillRegistration(page, newAccount());
  const lost = await network.loseResponses('register');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText('Network error. Please try again.')).toBeVisible();
  await lost.stop();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText('Registration Successful!')).toBeVisible();
});

test('a question whose response was lost is posted once, also after a reload', { tag }, async ({
  personPage: page,
  network,
  consoleErrors,
}) => {
  await page.goto('/community');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const field = page.getByRole('textbox', { name: 'Title' });
  const title = uniqueTitle('Was this posted?');
  await field.fill(title);
  consoleErrors.expect('The question could not be posted.');
  const lost = await network.loseResponses('createQuestion');
  await page.getByRole('button', { name: 'Post question' }).click();
  await lost.first;
  await nothingPending(page);
  await lost.stop();
  await page.reload();
  await expect(field).toHaveValue(title);
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(field).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article', { name: title })).toHaveCount(1);
});

test('an answer whose response was lost is shown and counted once', { tag }, async ({
  personPage: page,
  createPerson,
  network,
  consoleErrors,
}) => {
  const { api } = await createPerson({ name: 'Jonas Okafor' });
  const title = uniqueTitle('When is the library free?');
  const { id } = await api.createQuestion({ body: { title, category: 'general' } });
  await api.createAnswer({ params: { id }, body: { content: 'Never.' } });
  await page.goto('/community');
  const question = page.getByRole('article', { name: title });
  await expect(question.getByText('Never.').first()).toBeVisible();
  consoleErrors.expect('The answer could not be posted.');
  const lost = await network.loseResponses('createAnswer');
  await question.getByRole('button', { name: /^Answer this question/ }).click();
  await question.getByRole('textbox', { name: 'Your answer' }).fill('On Mondays.');
  await question.getByRole('button', { name: 'Post answer' }).click();
  await lost.first;
  await nothingPending(page);
  await lost.stop();
  await returnAfterAMinute(page);
  await expect(question.getByText('2 answers', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: /^Open all 2 answers/ }).click();
  const answer = question.getByRole('listitem').filter({ hasText: 'On Mondays.' });
  await expect(answer).toBeVisible();
  await question.getByRole('button', { name: 'Post answer' }).click();
  await expect(question.getByRole('button', { name: /^Answer this question/ })).toBeVisible();
  await expect(answer).toHaveCount(1);
  await expect(question.getByText('2 answers', { exact: true })).toBeVisible();
});

test('a document whose response was lost is listed, and stored once', { tag }, async ({
  personPage: page,
  api,
  network,
}) => {
  await page.goto('/documents');
  const lost = await network.loseResponses('uploadDocument');
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('passport.pdf'));
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(alert(page, 'Upload failed')).toBeVisible();
  await lost.stop();
  const documents = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^passport\.pdf/ }) });
  await expect(documents).toBeVisible();
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('The document is in your list.')).toBeVisible();
  await expect(documents).toHaveCount(1);
  expect(await api.listDocuments()).toHaveLength(1);
});

test('a reset whose response was lost shows the reset steps', { tag }, async ({
  personPage: page,
  api,
  network,
}) => {
  const [first] = await api.initializeSteps();
  await api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  await page.goto('/checklist');
  await expectProgress(page, 1);
  const lost = await network.loseResponses('resetSteps');
  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
  await lost.first;
  await nothingPending(page);
  await lost.stop();
  await page.keyboard.press('Escape');
  await expectProgress(page, 0);
});
