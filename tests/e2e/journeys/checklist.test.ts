import { pdf } from '../../../tools/test-server/files.ts';
import { alert, expect, expectProgress, heading, lockedSteps, section, test } from '../support/fixtures.ts';

const secondQuestion = 'Have you found a place where you can register?';

test('completing all ten steps celebrates once for eight seconds, and a reset clears the checklist', async ({
  personPage: page,
  api,
}) => {
  await page.goto('/checklist');
  await page.getByLabel(/^Attach a document/).setInputFiles(pdf('policy.pdf'));
  await expect(page.getByRole('link', { name: /^policy\.pdf/ })).toBeVisible();
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' });
  for (let completed = 1; completed <= 9; completed += 1) {
    await page.getByRole('button', { name: 'Yes' }).click();
    await expectProgress(page, completed);
  }
  // The progress is optimistic.
  const stored = async () => (await api.listSteps()).filter(({ is_completed }) => is_completed).length;
  await expect.poll(stored).toBe(9);
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(celebration).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(celebration).toBeVisible();
  await page.clock.fastForward(3500);
  await expect(celebration).toBeHidden();
  const complete = page.getByRole('heading', { name: 'Settlement Complete' });
  await expect(complete).toBeFocused();
  await expect(complete).toBeInViewport();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toBe('stamps.png');

  await section(page, 'Documents').click();
  await expect(page.getByText('Attached to step 1')).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(complete).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(celebration).toBeHidden();

  await page.getByRole('button', { name: 'Reset checklist' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expectProgress(page, 10);
  await page.getByRole('button', { name: 'Reset checklist' }).click();
  await expect(question).toContainText('your progress and the 1 document that you uploaded');
  await question.getByRole('button', { name: 'Reset checklist' }).click();
  await expect(alert(page, 'Your settlement steps were reset.')).toBeInViewport();
  await expect(page.locator('h3:focus')).toContainText('Step 1:');
  await expect(page.locator('h3:focus')).toBeInViewport();
  await expectProgress(page, 0);
  await expect(lockedSteps(page)).toHaveCount(9);
  await expect(page.getByRole('link', { name: /^policy\.pdf/ })).toBeHidden();
  expect(await api.listDocuments()).toEqual([]);
  await page.getByRole('button', { name: 'No, not yet' }).click();
  await expect(alert(page, 'Your settlement steps were reset.')).toBeHidden();
});

test('No reopens a completed step and locks no unlocked step', async ({ personPage: page, api }) => {
  const [first] = await api.initializeSteps();
  await api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  await page.goto('/checklist');
  await page.getByRole('button', { name: /^Details/ }).click();
  const step = page.getByRole('group', { name: 'Are you covered by health insurance?' });
  await step.getByRole('button', { name: 'No, not yet' }).click();
  await expect(step.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expectProgress(page, 0);
  await page.reload();
  await expect(step.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expect(page.getByRole('group', { name: secondQuestion })).toBeVisible();
});

test('completing a step keeps the next one in its place on the screen', async ({ personPage: page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { id } of (await api.initializeSteps()).slice(0, 4))
    await api.updateStep({ params: { id }, body: { is_completed: true } });
  await page.goto('/checklist');
  const next = page.locator('#step-6');
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.scrollIntoViewIfNeeded();
  const before = await next.boundingBox();
  await yes.click();
  await expect(page.getByRole('heading', { name: /^Step 5:/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Step 5:/ })).toBeInViewport();
  const after = await next.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(20);
});

test('an upload continues and stays visible when its step is completed', async ({
  personPage: page,
  api,
  network,
}) => {
  await page.goto('/checklist');
  const upload = await network.holdRequests('uploadDocument');
  await page.getByLabel('Attach a document: Be covered by health insurance').setInputFiles(pdf('policy.pdf'));
  await upload.first;
  const status = await network.holdResponse('updateStep');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You marked this done')).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Uploading policy.pdf' });
  await expect(progress).toBeVisible();
  await status.handled;
  upload.release();
  const stored = page.getByRole('link', { name: 'policy.pdf' });
  await expect(stored).toBeVisible();
  await expect(progress).toBeHidden();

  // The response of the step is older than the document. The next status is sent after it.
  await page.getByRole('button', { name: 'Yes' }).click();
  status.release();
  await expect.poll(status.count).toBe(2);
  await expect(stored).toBeVisible();
  expect((await api.listSteps())[0]).toMatchObject({ is_completed: true, has_document: true });
});

test('a changed destination keeps the progress in each country', async ({ personPage: page, api }) => {
  const [first] = await api.initializeSteps();
  await api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  const settleIn = async (country: 'France' | 'Germany', completed: number) => {
    await page.goto('/profile');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Destination/ })
      .click();
    await page.getByRole('button', { name: new RegExp(country) }).click();
    await expect(heading(page, 'Profile')).toBeVisible();
    await expect(page.getByRole('link', { name: `Destination ${country}` })).toBeVisible();
    await page.goto('/checklist');
    await expectProgress(page, completed);
  };
  await settleIn('France', 0);
  await settleIn('Germany', 1);
});
