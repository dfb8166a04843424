import { expect } from 'vitest';
import { intercept, landing } from './failing.ts';
import { pdf } from './files.ts';
import { arrive, join, newPerson, newTitle } from './person.ts';
import { test } from './support.ts';

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
  const lost = await intercept(page, 'uploadDocument', async (route) => {
    await route.fetch();
    await route.abort();
  });
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
