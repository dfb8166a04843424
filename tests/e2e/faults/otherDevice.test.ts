import { pdf, uploadDocument } from '../../../tools/test-server/files.ts';
import { returnAfterAMinute } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { expect, expectProgress, lockedSteps, storedItem, test } from '../support/fixtures.ts';

const tag = '@case34';

test('a destination changed on another device is adopted', { tag }, async ({ personPage: page, api }) => {
  await page.goto('/checklist');
  await expect(page.getByRole('heading', { name: /^Step \d+:/ })).toHaveCount(10);
  await api.updateMe({ body: { settlement_country: 'France', country_selected: true } });
  await returnAfterAMinute(page);
  await expect(page.getByText(/in France/).first()).toBeVisible();
  expect((await api.getMe()).settlement_country).toBe('France');
  expect(await storedItem(page, 'selectedCountry')).toBe('France');
});

test('a document deleted on another device can be deleted here without an error', { tag }, async ({
  personPage: page,
  person,
  consoleErrors,
}) => {
  await uploadDocument(person, pdf('passport.pdf'));
  await page.goto('/documents');
  const document = page.getByRole('listitem').filter({ hasText: 'passport.pdf' });
  await expect(document).toBeVisible();
  const [stored] = await person.api.listDocuments();
  await person.api.deleteDocument({ params: { id: stored?.id ?? '' } });
  consoleErrors.expect(failedResource(404));
  await document.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(document).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a checklist reset on another device is shown when a step is completed here', { tag }, async ({
  personPage: page,
  api,
  consoleErrors,
}) => {
  const [first] = await api.initializeSteps();
  await api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  await page.goto('/checklist');
  await expectProgress(page, 1);
  await api.resetSteps();
  consoleErrors.expect(failedResource(409));
  const second = page.getByRole('group', { name: 'Have you found a place where you can register?' });
  await second.getByRole('button', { name: 'Yes' }).click();
  await expectProgress(page, 0);
  await expect(lockedSteps(page)).toHaveCount(9);
});
