import type { Page } from '@playwright/test';
import { dayFromNow, fillDate } from '../support/actions.ts';
import { expect, expectProgress, heading, lockedSteps, test } from '../support/fixtures.ts';

const answers: Record<string, string> = {
  'Which citizenship do you have?': 'Another country',
  'Why do you come to Germany?': 'To study',
  'Do you have children with you?': 'No',
};

/** Answers the questions of `answers`, chooses “Not sure” for the others, and returns all questions. */
async function answerQuestions(page: Page) {
  const asked: string[] = [];
  for (;;) {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(asked.at(-1) ?? 'Make the plan your own');
    const question = (await title.textContent()) ?? '';
    if (question === 'Your plan is ready') return asked;
    asked.push(question);
    const answer = answers[question];
    if (question.startsWith('When did you move into')) {
      await fillDate(page, dayFromNow(-4));
      await page.getByRole('button', { name: 'Continue' }).click();
    } else if (answer) {
      const choice = { name: answer, exact: true };
      await page.getByRole('radio', choice).or(page.getByRole('checkbox', choice)).check();
      await page.getByRole('button', { name: 'Continue' }).click();
    } else {
      await page.getByRole('button', { name: 'Not sure' }).click();
    }
  }
}

test('a situation creates a plan with dates, and erasing it restores the ten steps with their progress', async ({
  personPage: page,
}) => {
  await page.goto('/checklist');
  await expect(lockedSteps(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'Answer a few questions' }).click();
  await page.getByRole('link', { name: 'Start' }).click();
  const asked = await answerQuestions(page);
  expect(asked).toEqual(expect.arrayContaining(Object.keys(answers)));
  expect(asked.join()).not.toContain('Which visa');

  await page.getByRole('link', { name: 'See my plan' }).click();
  await expect(heading(page, 'Settlement Checklist')).toBeVisible();
  await expect(lockedSteps(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Not for you · \d+$/ })).toBeVisible();

  // Moving in implies housing, so the registration is open. It is due within the rest of two weeks.
  await page.getByRole('button', { name: 'Yes, stamp it' }).click();
  await expect(page.getByText('10 days left').first()).toBeVisible();
  await page.getByRole('button', { name: 'Details: Register your address' }).click();
  await expect(page.getByRole('group', { name: 'Have you registered your address?' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('10 days left').first()).toBeVisible();
  await page.getByRole('link', { name: 'Change your answers' }).click();
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await expect(page.getByRole('button', { name: 'Bring my answers back' })).toBeFocused();
  await page.goto('/checklist');
  await expectProgress(page, 1);
  await expect(page.getByRole('heading', { level: 3, name: /^Step \d+:/ })).toHaveCount(10);
});

/** Fills in and sends the date form of a step. */
async function saveDay(page: Page, question: string, date: string) {
  await page.getByRole('button', { name: question }).first().click();
  const asked = page.getByRole('group', { name: question });
  await fillDate(asked, date);
  await asked.getByRole('textbox', { name: 'Year' }).press('Enter');
}

test('two dates saved at the same time are both stored', async ({ personPage: page, api, network }) => {
  const dates = { moved_in_on: dayFromNow(-4), visa_ends_on: dayFromNow(80) };
  const situation = await api.getSituation();
  await api.setSituation({ body: { ...situation, nationality: 'other', purpose: 'work' } });
  await page.goto('/checklist');
  const held = await network.holdRequests('setSituation');
  // The registration waits for housing, so it is in the closed group “Later”, which is titled with its number of steps.
  await page.getByText(/^\d+ steps(, the first in .+)?$/).click();
  await saveDay(page, 'When did you move in?', dates.moved_in_on);
  await held.first;
  await saveDay(page, 'When does your visa end?', dates.visa_ends_on);
  held.release();
  await expect(page.getByRole('button', { name: /^When does your visa end/ })).toHaveCount(0);
  await expect.poll(() => api.getSituation()).toMatchObject(dates);
});
