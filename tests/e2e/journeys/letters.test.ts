import { fillDate } from '../support/actions.ts';
import { expect, heading, test } from '../support/fixtures.ts';

test('a letter is filled in and printed without sending a request', async ({ page }) => {
  await page.goto('/letters/france/conge-locataire', { waitUntil: 'networkidle' });
  await expect(heading(page, 'Ending your lease in France')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const entered = {
    'Names of all tenants': 'Amira Haddad\nSami Haddad',
    'Your address now': '12 rue Mercière\n69002 Lyon',
    'Name and address of the landlord or agency': 'Régie Bellecour\n3 place Bellecour\n69002 Lyon',
    'Address of the flat': '12 rue Mercière, 69002 Lyon',
    'Town where you write': 'Lyon',
  };
  for (const [name, value] of Object.entries(entered)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('radio', { name: 'of three months' }).check();
  await fillDate(page.getByRole('group', { name: /^The day the lease ends/ }), '2027-03-01');
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('beforeprint', () => resolve())),
  );
  await page.getByRole('button', { name: 'Print the letter' }).click();
  await printed;

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body');
  const asShown = { useInnerText: true };
  for (const value of Object.values(entered)) await expect(paper).toContainText(value, asShown);
  await expect(paper).toContainText(
    'un préavis de trois mois. Le bail prendra donc fin le 1er mars 2027.',
    asShown,
  );
  await expect(paper).not.toContainText(/notice|Print the letter|Law and sources/, asShown);
  expect(requests).toEqual([]);
});
