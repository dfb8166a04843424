import type { Page } from '@playwright/test';
import { signIn } from '../../../tools/test-server/person.ts';
import { uniqueTitle } from '../support/actions.ts';
import { expect, heading, section, test } from '../support/test.ts';

const helpful = (place: Pick<Page, 'getByRole'>, votes: string) =>
  place.getByRole('button', { name: `Helpful, ${votes}`, exact: true });

test('two people ask, answer, vote and accept', async ({
  personPage: page,
  createPerson,
  openOtherBrowser,
}) => {
  await page.goto('/');
  await section(page, 'Community Forum').click();
  const title = uniqueTitle('Can I open an account before the Anmeldung?');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`  ${title} `);
  await page.getByRole('textbox', { name: /^Details/ }).fill('My employer wants an IBAN.\n\nשלום');
  await page.getByRole('combobox', { name: 'Category' }).last().selectOption({ label: 'Banking' });
  await page.getByRole('button', { name: 'Post question' }).click();
  const own = page.getByRole('article', { name: title });
  await expect(own.getByText('Your own question: others vote on it.')).toBeVisible();
  await expect(own.getByRole('button', { name: /^Answer this question/ })).toBeHidden();

  const other = await openOtherBrowser();
  await signIn(other, await createPerson({ name: 'Jonas Okafor' }));
  await other.goto('/community');
  const listed = other.getByRole('article', { name: title });
  await helpful(listed, '0 votes').click();
  await expect(helpful(listed, '1 vote')).toBeVisible();
  await listed.getByRole('button', { name: /^Answer this question/ }).click();
  await listed.getByRole('textbox', { name: 'Your answer' }).fill(' With the passport alone. ');
  await listed.getByRole('button', { name: 'Post answer' }).click();
  await expect(listed.getByText('With the passport alone.').first()).toBeVisible();

  await own.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Settlement Help`);
  const answer = page.getByRole('listitem').filter({ hasText: 'With the passport alone.' });
  await helpful(answer, '0 votes').click();
  await expect(helpful(answer, '1 vote')).toBeVisible();
  await answer.getByRole('button', { name: /^Accept Answer/ }).click();
  await expect(page.getByText('Accepted answer')).toBeVisible();
  await expect(page.getByText('Resolved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Accepted answer')).toBeVisible();
  await expect(helpful(answer, '1 vote')).toHaveAttribute('aria-pressed', 'true');

  await other.goto(page.url());
  await expect(other.getByText('Accepted answer')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Accept Answer/ })).toBeHidden();
  await expect(other.getByText('2 views')).toBeVisible();
});

test('the draft of an answer is kept when its form is closed or the page reloaded, until it is posted', async ({
  personPage: page,
  createPerson,
}) => {
  const other = await createPerson({ name: 'Jonas Okafor' });
  const title = uniqueTitle('Who repairs bicycles?');
  await other.api.createQuestion({ body: { title, category: 'general' } });
  await page.goto('/community');
  const question = page.getByRole('article', { name: title });
  const open = question.getByRole('button', { name: /^Answer this question/ });
  const answer = question.getByRole('textbox', { name: 'Your answer' });
  await open.click();
  await answer.fill('The one at the station.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await expect(answer).toHaveValue('The one at the station.');
  await page.reload();
  await expect(answer).toHaveValue('The one at the station.');
  await question.getByRole('button', { name: 'Post answer' }).click();
  await open.click();
  await expect(answer).toHaveValue('');
});
