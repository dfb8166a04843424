import type { Page } from '@playwright/test';
import { endpointPath, endpoints } from '@settlement-help/contract';
import { storeSession } from '../../../tools/test-server/person.ts';
import { uniqueTitle } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { expect, test } from '../support/fixtures.ts';

const tag = '@case43';

const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Changed on another device' });

const choose = (page: Page, name: 'Keep mine' | 'Use the saved one' | 'Back') =>
  conflict(page).getByRole('button', { name }).click();

const dayField = (page: Page) => page.getByRole('textbox', { name: 'Day', exact: true });

/** Answers when the person moved in; a whole date can be typed into the first field. */
async function answerMovedIn(page: Page, date: string) {
  await dayField(page).fill(date);
  await dayField(page).press('Enter');
}

test('asks before replacing a move-in date that another device changed', { tag }, async ({
  personPage: page,
  person,
  api,
  openOtherBrowser,
}) => {
  const movedIn = async () => (await api.getSituation()).moved_in_on;
  const known = await api.getSituation();
  await api.setSituation({ body: { ...known, nationality: 'other', purpose: 'work' } });
  const otherPage = await openOtherBrowser();
  await storeSession(otherPage, person);
  const openQuestion = async () => {
    for (const device of [page, otherPage]) {
      await device.goto('/situation/moved-in-on?change=moved_in_on');
      await expect(dayField(device)).toBeVisible();
    }
  };
  await openQuestion();

  await answerMovedIn(page, '15/11/2026');
  await expect(page).toHaveURL(/\/situation#/);
  // Another field that was changed meanwhile is kept without a question.
  await api.setSituation({ body: { ...(await api.getSituation()), postal_code: '10115' } });
  await answerMovedIn(otherPage, '22/11/2026');
  await expect(conflict(otherPage)).toContainText('Moved inSaved15 November 2026Yours22 November 2026');
  await choose(otherPage, 'Back');
  await expect(conflict(otherPage)).toBeHidden();
  await expect(otherPage.getByRole('alert')).toHaveCount(0);
  await expect(dayField(otherPage)).toHaveValue('22');
  expect(await movedIn()).toBe('2026-11-15');

  await dayField(otherPage).press('Enter');
  await choose(otherPage, 'Use the saved one');
  await expect(otherPage).toHaveURL(/\/situation#/);
  await expect(otherPage.getByText('15 November 2026')).toBeVisible();
  expect(await movedIn()).toBe('2026-11-15');

  await openQuestion();
  await answerMovedIn(page, '16/11/2026');
  await expect(page).toHaveURL(/\/situation#/);
  await answerMovedIn(otherPage, '23/11/2026');
  await choose(otherPage, 'Keep mine');
  await expect(otherPage).toHaveURL(/\/situation#/);
  expect(await api.getSituation()).toMatchObject({ moved_in_on: '2026-11-23', postal_code: '10115' });
});

async function openEdit(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('a question and an answer that two devices edited keep the text that the author chooses', {
  tag,
}, async ({ personPage: page, person, api, openOtherBrowser }) => {
  const title = uniqueTitle('Which bank?');
  const { id } = await api.createQuestion({ body: { title, content: 'I have a passport.' } });
  const answer = await api.createAnswer({ params: { id }, body: { content: 'Ask two.' } });
  const answerText = async () => (await api.getAnswer({ params: { id: answer.id } })).content;
  const otherPage = await openOtherBrowser();
  await storeSession(otherPage, person);
  for (const device of [page, otherPage]) {
    await device.goto(`/community/${id}`);
    await openEdit(device, /^More for the question/);
  }

  await page.getByRole('textbox', { name: /^Details/ }).fill('I have a visa.');
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await otherPage.getByRole('textbox', { name: /^Details/ }).fill('I have a permit.');
  await otherPage.getByRole('combobox', { name: 'Category' }).selectOption('banking');
  await save(otherPage);
  await expect(conflict(otherPage)).toContainText('SavedI have a visa.YoursI have a permit.');
  await choose(otherPage, 'Use the saved one');
  await expect(otherPage.getByRole('dialog')).toBeHidden();
  await expect(otherPage.getByRole('main').getByText('I have a visa.')).toBeVisible();
  // The category was changed on one device only.
  const query = { count_view: 'false' } as const;
  const saved = await api.getQuestion({ params: { id }, query });
  expect(saved).toMatchObject({ title, content: 'I have a visa.', category: 'banking' });

  await openEdit(otherPage, /^More for the answer/);
  await api.updateAnswer({ params: { id: answer.id }, body: { content: 'Ask three.' } });
  await otherPage.getByRole('textbox', { name: /^Your answer/ }).fill('Ask four.');
  await save(otherPage);
  await choose(otherPage, 'Back');
  await expect(otherPage.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('Ask four.');
  expect(await answerText()).toBe('Ask three.');
  await save(otherPage);
  await choose(otherPage, 'Keep mine');
  await expect(otherPage.getByRole('dialog')).toBeHidden();
  await expect.poll(answerText).toBe('Ask four.');
});

test('a profile that changes while it is saved is not overwritten', { tag }, async ({
  personPage: page,
  api,
  consoleErrors,
}) => {
  consoleErrors.expect(failedResource(412));
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'City' }).fill('Lyon');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0123');
  let isFirst = true;
  await page.route(`**${endpointPath(endpoints.updateMe)}`, async (route) => {
    if (route.request().method() === 'PATCH' && isFirst) {
      isFirst = false;
      await api.updateMe({ body: { city: 'Metz' } });
    }
    await route.continue();
  });
  await save(page);
  await expect(conflict(page)).toContainText('CitySavedMetzYoursLyon');
  await choose(page, 'Use the saved one');
  await expect(conflict(page)).toBeHidden();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Metz');
  expect(await api.getMe()).toMatchObject({ city: 'Metz', phone_number: '0123' });
});
