import type { EndpointName } from '@settlement-help/contract';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { pdf } from './files.ts';
import { newPerson } from './person.ts';
import { test } from './support.ts';

/** The form of a call, filled in by its labels. */
async function fillIn(page: Page, name: EndpointName, fields: Record<string, string> = {}) {
  const form = page.locator(`#${name} form`);
  if (!(await form.isVisible())) await page.locator(`#${name}`).getByText('Try it').click();
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  return form;
}

/** Sends it and waits for an answer with that status; its JSON, or what is said of it where it has none. */
async function send(form: Locator, status: number) {
  await form.getByRole('button', { name: 'Send' }).click();
  const output = form.getByRole('status').filter({ hasText: new RegExp(`^${status} `) });
  await output.waitFor();
  const text = ((await output.textContent()) ?? '').replace(/^.*\n/, '');
  return /^[[{]/.test(text) ? JSON.parse(text) : text;
}

test('every kind of call can be tried on the page about the API, signed in by a log-in there', async ({
  page,
}) => {
  const { name, email, password } = newPerson();
  const tryCall = async (call: EndpointName, status: number, fields?: Record<string, string>) =>
    send(await fillIn(page, call, fields), status);
  await page.goto('/api/docs');
  await tryCall('getMe', 401);
  const start = (await fillIn(page, 'register')).getByLabel('JSON of');
  expect(JSON.parse(await start.inputValue())).toEqual({ email: '', password: '', full_name: '' });
  const account = { email, password, full_name: name, country: 'Syria' };
  await tryCall('register', 201, { 'JSON of': JSON.stringify(account) });
  await tryCall('login', 200, { 'JSON of': JSON.stringify({ email, password }) });
  expect(await tryCall('getMe', 200)).toMatchObject({ email });

  const question = JSON.stringify({ title: 'Where?', category: 'housing' });
  const { id } = await tryCall('createQuestion', 201, { 'JSON of': question, 'Idempotency-Key': 'question' });
  expect(await tryCall('listQuestions', 200, { category: 'housing' })).toHaveLength(1);
  expect(await tryCall('listQuestions', 200, { category: 'work' })).toEqual([]);
  await tryCall('voteQuestion', 403, { id, is_upvote: 'true' });

  const upload = await fillIn(page, 'uploadDocument', { custom_name: 'Rent' });
  await upload.getByLabel('file').setInputFiles(pdf('rent.pdf'));
  const stored = await send(upload, 201);
  const { searchParams } = new URL(stored.download_url, page.url());
  const link = Object.fromEntries([['id', stored.id], ...searchParams]);
  expect(await tryCall('downloadDocument', 200, link)).toMatch(/^\d+ bytes of application\/pdf$/);
  await tryCall('deleteDocument', 204, { id: stored.id });
});
