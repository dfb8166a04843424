import type { Page } from '@playwright/test';
import { storeSession } from '../../../tools/test-server/person.ts';
import { uniqueTitle } from '../support/actions.ts';
import { expect, heading, section, test } from '../support/fixtures.ts';

const openFilter = (page: Page) => page.getByRole('button', { name: 'Filter and sort' }).click();

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
  await storeSession(other, await createPerson({ name: 'Jonas Okafor' }));
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

test('a search with a typing error finds an answer, whose link opens it', async ({
  personPage: page,
  createPerson,
}) => {
  const word = uniqueTitle('');
  const { api: jonas } = await createPerson({ name: 'Jonas Okafor' });
  const { id } = await jonas.createQuestion({ body: { title: `Who can help? ${word}`, category: 'legal' } });
  for (let number = 1; number <= 12; number += 1)
    await jonas.createAnswer({ params: { id }, body: { content: `Number ${number}.\n`.repeat(12) } });
  await jonas.createAnswer({ params: { id }, body: { content: 'They do it in the Bürgeramt on Mondays.' } });

  await page.goto('/community');
  const field = page.getByRole('searchbox', { name: 'Search the community' });
  await field.fill('burgramt monday');
  const found = page.getByRole('article', { name: word });
  await expect(found.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=burgramt\+monday$/);
  await page.reload();
  await found.getByRole('link', { name: 'Open this answer' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'They do it in the Bürgeramt' });
  await expect(answer).toBeInViewport();
  await expect(page).toHaveURL(/#answer-/);

  await page.goBack();
  await expect(field).toHaveValue('burgramt monday');
  await field.fill('bürgeramt zebra');
  await expect(page.getByRole('heading', { name: 'No question matches “bürgeramt zebra”' })).toBeVisible();

  // A link ends a search that is being typed.
  await page.clock.install();
  await field.fill('bürgeramt');
  await section(page, 'Community Forum').click();
  await expect(field).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/community');
});

test('new answers to a followed question are shown until it is opened', async ({
  personPage: page,
  createPerson,
}) => {
  const title = uniqueTitle('Who knows a dentist?');
  const { api: jonas } = await createPerson({ name: 'Jonas Okafor' });
  const { id } = await jonas.createQuestion({ body: { title } });
  await page.goto(`/forum/question/${id}`);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();

  await jonas.createAnswer({ params: { id }, body: { content: 'I found one.' } });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Community Forum 1 new answer' }).click();
  await openFilter(page);
  await page.getByLabel('Show', { exact: true }).selectOption('Questions you follow (1)');
  await expect(page).toHaveURL(/only=followed$/);
  const listed = page.getByRole('article', { name: title });
  await expect(listed.getByText('1 new answer')).toBeVisible();
  await listed.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(section(page, 'Community Forum')).toHaveText('Community Forum');
});

test('the list has the country of its reader until the reader chooses another', async ({
  personPage: page,
  createPerson,
}) => {
  const word = uniqueTitle('');
  const { api: jonas } = await createPerson({ name: 'Jonas Okafor' });
  await jonas.createQuestion({ body: { title: `In Germany ${word}`, country: 'Germany' } });
  await jonas.createQuestion({ body: { title: `In France ${word}`, country: 'France' } });
  const found = page.getByRole('article', { name: word });
  await page.goto('/community');
  await expect(found).toHaveText([/^In Germany/]);
  await openFilter(page);
  await page.getByLabel('Country').selectOption('France');
  await expect(found).toHaveText([/^In France/]);
  await page.goto('/community');
  await expect(found).toHaveText([/^In France/]);
  await openFilter(page);
  await page.getByLabel('Country').selectOption('Both countries');
  await expect(found).toHaveText([/^In France/, /^In Germany/]);
});

test('a question about a step is asked from the step and listed there', async ({ personPage: page }) => {
  await page.goto('/checklist');
  await page.getByRole('link', { name: 'Ask the community about this step' }).first().click();
  await expect(page.getByText(/^About the step/)).toBeVisible();
  const title = uniqueTitle('Which form do they want?');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  // A reload does not open the form again.
  await expect(page).toHaveURL(/\?step=[\w-]+$/);
  await page.goBack();
  await page
    .getByRole('link', { name: /questions? about this step$/ })
    .first()
    .click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('similar questions appear while a title is written', async ({ personPage: page, createPerson }) => {
  const { api: jonas } = await createPerson({ name: 'Jonas Okafor' });
  const word = uniqueTitle('');
  const { id } = await jonas.createQuestion({
    body: { title: `Can a bank refuse a Basiskonto? ${word}` },
  });
  await page.goto('/community');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`Bank refuses basiskonto ${word}`);
  const similar = page.getByRole('region', { name: 'Questions like yours' });
  await similar.getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Bank refuses basiskonto ${word}`);
});
