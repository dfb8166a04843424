import { expect, heading, test } from '../support/test.ts';

test('the assistant answers without a request, leads to a screen and keeps the conversation', async ({
  personPage: page,
}) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Ask the assistant' });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const message = panel.getByRole('textbox', { name: 'Your message' });
  await expect(message).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await message.fill('Which documents do I need?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Assistant: Keep your papers under Documents/)).toBeAttached();
  expect(requests).toEqual([]);

  await panel.getByRole('link', { name: 'Open Documents' }).click();
  await expect(heading(page, 'Documents')).toBeVisible();
  await expect(panel).toBeHidden();
  await open.click();
  await expect(panel.getByText('Which documents do I need?').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
});
