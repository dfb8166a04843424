import { describe, expect } from 'vitest';
import { landing, loseReplies } from './failing.ts';
import { pdf, store } from './files.ts';
import { arrive, comeBack, join, newPerson, newTitle } from './person.ts';
import { test } from './support.ts';

describe('case 34: what was changed on another device', () => {
  test('case 34: a destination is taken over, and not changed back', async ({ page, server }) => {
    const { api } = await arrive(page, server, newPerson(), '/checklist');
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await api.updateMe({ body: { settlement_country: 'France', country_selected: true } });
    await comeBack(page);
    await page
      .getByText(/in France/)
      .first()
      .waitFor();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    expect((await api.getMe()).settlement_country).toBe('France');
    expect(await page.evaluate(() => localStorage.getItem('selectedCountry'))).toBe('France');
  });

  test('case 34: a document that was deleted can be deleted', async ({ page, server }) => {
    const member = await arrive(page, server);
    await store(member, pdf('passport.pdf'));
    await page.goto('/documents');
    const row = page.getByRole('listitem').filter({ hasText: 'passport.pdf' });
    await row.waitFor();
    const [document] = await member.api.listDocuments();
    await member.api.deleteDocument({ params: { id: document?.id ?? '' } });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
  });

  test('case 34: a checklist that was reset is shown as it is after an answer that came too late', async ({
    page,
    server,
  }) => {
    const { api } = await arrive(page, server, newPerson(), '/checklist');
    await page.getByRole('button', { name: 'Yes' }).click();
    const second = page.getByRole('group', { name: 'Have you found a place where you can register?' });
    await second.waitFor();
    await page.waitForLoadState('networkidle');
    await api.resetSteps();
    await second.getByRole('button', { name: 'Yes' }).click();
    await page.locator('[aria-valuetext="0 of 10 steps"]').waitFor();
    await expect.poll(() => page.getByText('Complete previous step to unlock').count()).toBe(9);
  });
});

test('case 34: a page that comes back after a log-out elsewhere shows nothing of the person', async ({
  page,
  server,
}) => {
  await arrive(page, server, newPerson(), '/profile');
  // A page in the cache of the browser hears nothing of the other tabs until it is shown again.
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await landing(page).waitFor();
});

test('a draft outlives the closing of its form, and a posted one does not come back', async ({
  page,
  server,
}) => {
  const title = newTitle('Who repairs bicycles?');
  const { api } = await join(server, newPerson('Jonas Okafor'));
  await api.createQuestion({ body: { title, category: 'general' } });
  await arrive(page, server, newPerson(), '/community');
  const listed = page.getByRole('article', { name: title });
  const open = listed.getByRole('button', { name: /^Answer this question/ });
  const field = listed.getByRole('textbox', { name: 'Your answer' });
  await open.click();
  await field.fill('The one at the station.');
  await listed.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  expect(await field.inputValue()).toBe('The one at the station.');
  await page.reload();
  expect(await field.inputValue()).toBe('The one at the station.');
  await listed.getByRole('button', { name: 'Post answer' }).click();
  await open.click();
  expect(await field.inputValue()).toBe('');
});

test('a document whose reply was lost is in the list, and stored once', async ({ page, server }) => {
  const { api } = await arrive(page, server, newPerson(), '/documents');
  const lost = await loseReplies(page, 'uploadDocument');
  await page.locator('input[type="file"]').first().setInputFiles(pdf('passport.pdf'));
  await page.getByRole('button', { name: 'Upload document' }).click();
  await page.getByRole('alert').getByText('Upload failed').waitFor();
  await lost.stop();
  await page.getByRole('listitem').filter({ hasText: 'passport.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Upload document' }).click();
  await page.getByText('The document is in your list.').waitFor();
  expect(await api.listDocuments()).toHaveLength(1);
  expect(await page.getByRole('listitem').filter({ hasText: 'passport.pdf' }).count()).toBe(1);
});

test('what was read before the network was away is read again when it is back', async ({ page, server }) => {
  const member = await arrive(page, server, newPerson(), '/documents');
  await page.getByText('Your papers will be here').waitFor();
  await page.context().setOffline(true);
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await store(member, pdf('passport.pdf'));
  await page.context().setOffline(false);
  await page.getByRole('listitem').filter({ hasText: 'passport.pdf' }).waitFor();
});
