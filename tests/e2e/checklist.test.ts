import { expect } from 'vitest';
import { hold } from './failing.ts';
import { pdf } from './files.ts';
import { arrive } from './person.ts';
import { test } from './support.ts';

test('ten times Yes completes the checklist, celebrates once, and a reset starts anew', async ({
  page,
  server,
}) => {
  await arrive(page, server);
  await page.getByRole('link', { name: 'Open step 1' }).click();
  const progress = page.getByRole('progressbar', { name: 'Progress' });

  for (let done = 1; done <= 10; done += 1) {
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.locator(`[aria-valuetext="${done} of 10 steps"]`).waitFor();
  }
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' });
  await celebration.waitFor();
  await page.keyboard.press('Escape');
  await celebration.waitFor({ state: 'detached' });
  await page.locator('h3:focus').getByText('Step 10').waitFor();
  await page.getByRole('heading', { name: 'Settlement Complete' }).waitFor();
  await page.getByRole('heading', { name: 'Done', exact: true }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Settlement Complete' }).waitFor();
  expect(await celebration.count()).toBe(0);

  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alert').getByText('Your settlement steps were reset.').waitFor();
  expect(await progress.getAttribute('aria-valuetext')).toBe('0 of 10 steps');
  expect(await page.getByText('Complete previous step to unlock').count()).toBe(9);
});

test('No opens a stamped step again and locks nothing that was open', async ({ page, server }) => {
  await arrive(page, server);
  await page.getByRole('link', { name: 'Open step 1' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('group', { name: 'Have you found a place where you can register?' }).waitFor();

  await page.getByRole('button', { name: /^Details/ }).click();
  const first = page.getByRole('group', { name: 'Are you covered by health insurance?' });
  await first.getByRole('button', { name: 'No, not yet' }).click();
  await first.getByRole('button', { name: 'Yes' }).waitFor();
  await page.reload();
  await first.getByRole('button', { name: 'Yes' }).waitFor();
  await page.getByRole('group', { name: 'Have you found a place where you can register?' }).waitFor();
});

test('a paper goes on being sent, and can be seen to, when its step is answered meanwhile', async ({
  page,
  server,
}) => {
  const member = await arrive(page, server, undefined, '/checklist');
  const held = await hold(page, 'uploadDocument');
  await page.getByLabel('Attach a document: Be covered by health insurance').setInputFiles(pdf('policy.pdf'));
  await held.first;
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('You marked this done').waitFor();
  await page.getByRole('progressbar', { name: 'Uploading policy.pdf' }).waitFor();
  held.release();
  await page.getByRole('link', { name: 'policy.pdf' }).waitFor();
  await page.getByRole('progressbar', { name: 'Uploading policy.pdf' }).waitFor({ state: 'detached' });
  expect((await member.api.listSteps())[0]).toMatchObject({ is_completed: true, has_document: true });
});

test('a locked step tells its title and why, and nothing of it can be reached', async ({ page, server }) => {
  await arrive(page, server, undefined, '/checklist');
  const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Step 2:/ }) });
  await second.getByText('Complete previous step to unlock').waitFor();
  expect(await second.getByRole('button').count()).toBe(0);
  expect(await second.getByRole('link').count()).toBe(0);
  expect(await second.locator('[inert][aria-hidden="true"]').count()).toBe(1);

  await page.getByRole('button', { name: 'Yes' }).click();
  await second.getByRole('button', { name: 'Yes' }).waitFor();
  await page.getByText(/^Step 2 is unlocked: /).waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'In Progress' }).waitFor();
});

test('the celebration comes after half a second, for eight, once; and a reset asks first', async ({
  page,
  server,
}) => {
  const { api } = await arrive(page, server, undefined, '/checklist');
  await page.getByLabel(/^Attach a document/).setInputFiles(pdf('policy.pdf'));
  await page.getByRole('link', { name: /^policy\.pdf/ }).waitFor();
  for (const { id } of (await api.listSteps()).slice(0, 9)) {
    await api.updateStep({ params: { id }, body: { is_completed: true } });
  }
  await page.clock.install();
  await page.reload();
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' });
  await page.getByRole('button', { name: 'Yes' }).click();
  await celebration.waitFor();
  await page.getByText('Settlement Complete').waitFor();
  await page.clock.fastForward(5000);
  expect(await celebration.count()).toBe(1);
  await page.clock.fastForward(3500);
  await celebration.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Done', exact: true }).waitFor();

  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Documents' })
    .click();
  await page.getByText('Attached to step 1').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Settlement Complete' }).waitFor();
  await page.clock.fastForward(2000);
  expect(await celebration.count()).toBe(0);

  await page.getByRole('button', { name: 'Reset checklist' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/deletes your progress and the documents .* cannot be undone/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Settlement Complete' }).waitFor();
  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await question.getByRole('button', { name: 'Reset checklist' }).click();
  await page.getByRole('alert').getByText('Your settlement steps were reset.').waitFor();
  expect(await page.getByRole('link', { name: /^policy\.pdf/ }).count()).toBe(0);
  expect(await api.listDocuments()).toEqual([]);
});
