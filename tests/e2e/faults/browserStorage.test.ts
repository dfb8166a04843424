import { logIn, uniqueTitle } from '../support/actions.ts';
import { dashboard, expect, section, test } from '../support/fixtures.ts';

/** The ways in which a browser can refuse to store data. */
const storage = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [state, block] of Object.entries(storage)) {
  test(`with ${state} storage the page keeps the session, drafts and idempotency keys in memory`, async ({
    page,
    person,
    network,
    createPerson,
    consoleErrors,
  }) => {
    await page.addInitScript(block);
    await page.goto('/');
    await logIn(page, person);
    await section(page, 'Community Forum').click();
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const title = uniqueTitle('Is this kept?');
    const field = page.getByRole('textbox', { name: 'Title' });
    await field.fill(title);
    await section(page, 'Services').click();
    await section(page, 'Community Forum').click();
    await expect(field).toHaveValue(title);

    consoleErrors.expect('The question could not be posted.');
    const lost = await network.loseResponses('createQuestion');
    await page.getByRole('button', { name: 'Post question' }).click();
    await lost.first;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await lost.stop();
    await page.getByRole('button', { name: 'Post question' }).click();
    await expect(field).toBeHidden();
    const { items } = await person.api.listQuestions();
    expect(items.filter((question) => question.title === title)).toHaveLength(1);

    await page.getByRole('button', { name: 'Logout' }).click();
    await logIn(page, await createPerson({ name: 'Jonas Okafor' }));
    await expect(dashboard(page)).toContainText('Jonas Okafor');
  });
}

test('the celebration can be closed with full storage', async ({ page, person: { api, ...person } }) => {
  await page.addInitScript(storage.full);
  for (const { id } of await api.initializeSteps()) {
    await api.updateStep({ params: { id }, body: { is_completed: true } });
  }
  await page.goto('/');
  await logIn(page, person);
  await section(page, 'Settlement Checklist').click();
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' });
  await expect(celebration).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(celebration).toBeHidden();
});
