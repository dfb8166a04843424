import type { Browser, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { arrive, newPerson, newTitle } from './person.ts';
import type { RunningServer } from './server.ts';
import { test } from './support.ts';

/** Somebody new in a browser of their own. */
async function another(browser: Browser, server: RunningServer, name: string) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await arrive(page, server, newPerson(name));
  return { page, leave: () => context.close() };
}

async function openForum(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community Forum' }).click();
  await page.getByRole('heading', { level: 1, name: 'Community Forum' }).waitFor();
}

async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`  ${question} `);
  await page.getByRole('textbox', { name: /^Details/ }).fill('My employer wants an IBAN.\n\nשלום');
  await page.getByRole('combobox', { name: 'Category' }).last().selectOption({ label: 'Banking' });
  await page.getByRole('button', { name: 'Post question' }).click();
  await page.getByRole('article', { name: question }).waitFor();
}

describe('two people in the forum', () => {
  test('ask, answer, vote and accept', async ({ page, browser, server }) => {
    await arrive(page, server, newPerson('Amira Haddad'));
    await openForum(page);
    const title = newTitle('Can I open an account before the Anmeldung?');
    await ask(page, title);
    const own = page.getByRole('article', { name: title });
    expect(await own.getByRole('button', { name: /^Answer this question/ }).count()).toBe(0);
    await own.getByText('Your own question: others vote on it.').waitFor();

    const jonas = await another(browser, server, 'Jonas Okafor');
    await openForum(jonas.page);
    const listed = jonas.page.getByRole('article', { name: title });
    await listed.getByRole('button', { name: 'Helpful, 0 votes', exact: true }).click();
    await listed.getByRole('button', { name: 'Helpful, 1 vote', exact: true }).waitFor();
    await listed.getByRole('button', { name: /^Answer this question/ }).click();
    await listed.getByRole('textbox', { name: 'Your answer' }).fill(' With the passport alone. ');
    await listed.getByRole('button', { name: 'Post answer' }).click();
    await listed.getByText('With the passport alone.').first().waitFor();

    await own.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Settlement Help`);
    const answer = page.getByRole('listitem').filter({ hasText: 'With the passport alone.' });
    await answer.getByRole('button', { name: 'Helpful, 0 votes', exact: true }).click();
    await answer.getByRole('button', { name: /^Accept Answer/ }).click();
    await page.getByText('Accepted answer').waitFor();
    await page.getByText('Resolved').waitFor();
    await page.reload();
    await page.getByText('Accepted answer').waitFor();
    expect(
      await page.getByRole('button', { name: 'Helpful, 1 vote', exact: true, pressed: true }).count(),
    ).toBe(1);

    await jonas.page.goto(page.url());
    await jonas.page.getByText('Accepted answer').waitFor();
    expect(await jonas.page.getByRole('button', { name: /^Accept Answer/ }).count()).toBe(0);
    await jonas.page.getByText('2 views').waitFor();
    await jonas.leave();
  });

  test('a question that could not be posted stays, and comes once', async ({ page, server }) => {
    await arrive(page, server);
    await openForum(page);
    let calls = 0;
    // The server has it; the reply is lost on the way.
    await page.route('**/api/v1/forum/questions', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const field = page.getByRole('textbox', { name: 'Title' });
    const title = newTitle('Was this posted?');
    await field.fill(title);
    await page.getByRole('button', { name: 'Post question' }).click();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await page.reload();
    expect(await field.inputValue()).toBe(title);
    await page.getByRole('button', { name: 'Post question' }).click();
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ask a question' }).waitFor();
    await page.reload();
    await page.getByRole('article', { name: title }).first().waitFor();
    expect(await page.getByRole('article', { name: title }).count()).toBe(1);
  });

  test('an address of no question says so', async ({ page, server }) => {
    await arrive(page, server);
    await page.goto('/forum/question/nothing');
    await page.getByRole('heading', { level: 1, name: 'Question not found' }).waitFor();
    await page.getByRole('button', { name: 'Back to Forum' }).click();
    await page.getByRole('heading', { level: 1, name: 'Community Forum' }).waitFor();
  });

  test('the assistant answers without a call', async ({ page, server }) => {
    await arrive(page, server);
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    const panel = page.getByRole('dialog', { name: 'Assistant' });
    await panel.getByRole('textbox', { name: 'Your message' }).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await panel.getByRole('textbox', { name: 'Your message' }).fill('Where is the tax office?');
    await page.keyboard.press('Enter');
    await panel.getByText(/Your tax ID comes by post/).waitFor();
    expect(calls).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});
