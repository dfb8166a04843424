import { describe, expect } from 'vitest';
import { loseReplies } from './failing.ts';
import { join, logIn, newPerson, newTitle } from './person.ts';
import { test } from './support.ts';

/** Ways in which a browser keeps nothing: by a setting, or since there is no room. */
const ways = {
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

for (const [way, block] of Object.entries(ways)) {
  describe(`a browser whose storage is ${way}`, () => {
    test(`keeps a session, its drafts and its wishes as long as the page (${way})`, async ({
      page,
      server,
    }) => {
      const member = await join(server);
      await page.addInitScript(block);
      await page.goto('/');
      await logIn(page, member);
      const places = page.getByRole('navigation', { name: 'Main', exact: true });
      await places.getByRole('link', { name: 'Community Forum' }).click();
      await page.getByRole('button', { name: 'Ask a question' }).click();
      const title = newTitle('Is this kept?');
      const field = page.getByRole('textbox', { name: 'Title' });
      await field.fill(title);
      await places.getByRole('link', { name: 'Services' }).click();
      await places.getByRole('link', { name: 'Community Forum' }).click();
      await expect.poll(() => field.inputValue()).toBe(title);

      const lost = await loseReplies(page, 'createQuestion');
      await page.getByRole('button', { name: 'Post question' }).click();
      await lost.first;
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await lost.stop();
      await page.getByRole('button', { name: 'Post question' }).click();
      await field.waitFor({ state: 'detached' });
      const posted = (await member.api.listQuestions()).items.filter((one) => one.title === title);
      expect(posted).toHaveLength(1);

      await page.getByRole('button', { name: 'Logout' }).click();
      await logIn(page, await join(server, newPerson('Jonas Okafor')));
      await places.getByRole('link', { name: 'Checklist' }).click();
      await page.getByRole('button', { name: 'Yes' }).waitFor();
    });
  });
}

test('the celebration ends where it cannot be noted', async ({ page, server }) => {
  await page.addInitScript(ways.full);
  const member = await join(server);
  const steps = await member.api.initializeSteps();
  for (const { id } of steps) await member.api.updateStep({ params: { id }, body: { is_completed: true } });
  await page.goto('/');
  await logIn(page, member);
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Checklist' })
    .click();
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' });
  await celebration.waitFor();
  await page.keyboard.press('Escape');
  await celebration.waitFor({ state: 'detached' });
});
