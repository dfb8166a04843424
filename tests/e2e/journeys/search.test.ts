import type { Page } from '@playwright/test';
import { pdf, uploadDocument } from '../../../tools/test-server/files.ts';
import { logIn, uniqueTitle } from '../support/actions.ts';
import { dashboard, expect, heading, test } from '../support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name });

/** Opens the search with the key, as soon as the app listens to it. */
async function openByKey(page: Page) {
  await expect(searchButton(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('the keyboard alone finds a step by a term of another language, a document and a question', async ({
  personPage: page,
  person,
  createPerson,
}) => {
  const title = uniqueTitle('Which Bürgeramt is open on Saturday?');
  const other = await createPerson({ name: 'Jonas Okafor' });
  await other.api.createQuestion({ body: { title, category: 'housing' } });
  await uploadDocument(person, pdf('Mietvertrag Leipzig.pdf'));
  await page.goto('/');
  await expect(dashboard(page)).toBeVisible();

  await openByKey(page);
  await page.keyboard.type('تسجيل العنوان');
  const step = group(page, 'Your steps').getByRole('option', { name: /^Register your address/ });
  await expect(step).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checklist#anmeldung');
  await expect(page.getByRole('heading', { name: /Register your address/ })).toBeInViewport();
  await expect(page.locator('#anmeldung')).toBeFocused();

  await page.goBack();
  await expect(field(page)).toHaveValue('تسجيل العنوان');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();

  await openByKey(page);
  await page.keyboard.type('leipzig mietvertrg');
  await expect(group(page, 'Your documents').getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Mietvertrag Leipzig.pdf' });
  await expect(preview).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect.poll(() => preview.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await openByKey(page);
  await page.keyboard.type('saturday buergeramt');
  const question = group(page, 'Community').getByRole('option', { name: title });
  await expect(question).toBeVisible();
  while ((await question.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();

  await openByKey(page);
  await page.keyboard.type('saturday buergeramt');
  await expect(question).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/community\?q=saturday\+buergeramt$/);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('recent searches are offered, cleared, and gone after a log-out', async ({
  personPage: page,
  person,
}) => {
  await page.goto('/services');
  await searchButton(page).click();
  await field(page).fill('foreigners office');
  await group(page, 'Services').getByRole('option').first().click();
  await expect(page).toHaveURL('/services#auslaenderbehoerde');
  await expect(page.getByRole('button', { name: /Foreigners’ office/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await openByKey(page);
  await page.getByRole('option', { name: 'foreigners office' }).click();
  await expect(field(page)).toHaveValue('foreigners office');
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await field(page).fill('rundfunkbeitrag');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/');
  await logIn(page, person);
  await expect(dashboard(page)).toBeVisible();
  await openByKey(page);
  await expect(page.getByText('Recent searches')).toBeHidden();
});

test('the key does nothing in fields and dialogs, and after it was switched off', async ({
  personPage: page,
}) => {
  await page.goto('/community');
  const questions = page.getByRole('searchbox', { name: 'Search the community' });
  await questions.press('/');
  await expect(questions).toHaveValue('/');
  await expect(page).toHaveURL('/community?q=%2F');
  await questions.blur();
  await openByKey(page);
  await page.getByRole('switch', { name: 'Open the search with the key “/”' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(searchButton(page)).not.toHaveAttribute('aria-keyshortcuts');
  await expect(field(page)).toBeHidden();
});

test('a visitor searches the facts on the page of a step', async ({ page }) => {
  await page.goto('/steps/germany/anmeldung');
  // A press before the hydration is replayed, a key is not.
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await openByKey(page);
  await page.keyboard.type('residence permit');
  await expect(group(page, 'Official terms').getByRole('option').first()).toBeVisible();
  await group(page, 'Steps').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/steps\/germany\/(?!anmeldung)/);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(searchButton(page)).toBeHidden();
});
