import type { Page } from '@playwright/test';
import type { EndpointName } from '@settlement-help/contract';
import { pdf } from '../../../tools/test-server/files.ts';
import { newAccount } from '../../../tools/test-server/person.ts';
import { uniqueTitle } from '../support/actions.ts';
import { failedResource } from '../support/consoleErrors.ts';
import { expect, test } from '../support/fixtures.ts';

/** Opens the form of an endpoint and fills in its fields. */
async function fillIn(page: Page, endpoint: EndpointName, fields: Record<string, string> = {}) {
  const form = page.locator(`#${endpoint} form`);
  if (!(await form.isVisible())) await page.locator(`#${endpoint}`).getByText('Try it').click();
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  return form;
}

test('the API page sends requests of every kind with the session of its log-in', async ({
  page,
  consoleErrors,
}) => {
  /** Sends the form, expects the status, and returns the JSON or text of the response. */
  const send = async (endpoint: EndpointName, status: number, fields?: Record<string, string>) => {
    const form = await fillIn(page, endpoint, fields);
    if (status >= 400) consoleErrors.expect(failedResource(status));
    await form.getByRole('button', { name: 'Send' }).click();
    const output = form.getByRole('status').filter({ hasText: new RegExp(`^${status} `) });
    await expect(output).toBeVisible();
    const text = ((await output.textContent()) ?? '').replace(/^.*\n/, '');
    return /^[[{]/.test(text) ? JSON.parse(text) : text;
  };

  const { name, email, password } = newAccount();
  await page.goto('/api/docs');
  await send('getMe', 401);
  const registration = (await fillIn(page, 'register')).getByLabel('JSON of');
  expect(JSON.parse(await registration.inputValue())).toEqual({ email: '', password: '', full_name: '' });
  const account = { email, password, full_name: name, country: 'Syria' };
  await send('register', 201, { 'JSON of': JSON.stringify(account) });
  await send('login', 200, { 'JSON of': JSON.stringify({ email, password }) });
  expect(await send('getMe', 200)).toMatchObject({ email });

  const title = uniqueTitle('Where?');
  const question = JSON.stringify({ title, category: 'housing' });
  const { id } = await send('createQuestion', 201, { 'JSON of': question, 'Idempotency-Key': 'question' });
  expect((await send('listQuestions', 200, { category: 'housing' }))[0]).toMatchObject({ id, title });
  expect(JSON.stringify(await send('listQuestions', 200, { category: 'work' }))).not.toContain(title);
  await send('voteQuestion', 403, { id, is_upvote: 'true' });

  await (await fillIn(page, 'uploadDocument', { custom_name: 'Rent' }))
    .getByLabel('file', { exact: true })
    .setInputFiles(pdf('rent.pdf'));
  const stored = await send('uploadDocument', 201);
  const { searchParams } = new URL(stored.download_url, page.url());
  const link = Object.fromEntries([['id', stored.id], ...searchParams]);
  expect(await send('downloadDocument', 200, link)).toMatch(/^\d+ bytes of application\/pdf$/);
  await send('deleteDocument', 204, { id: stored.id });
});
