import { expect, test } from '../support/fixtures.ts';

test('the forum loads the answers of visible questions once', { tag: '@case26' }, async ({
  personPage: page,
  api,
}) => {
  for (let number = 1; number <= 25; number += 1) {
    const { id } = await api.createQuestion({ body: { title: `Crowd ${number}`, category: 'general' } });
    await api.createAnswer({ params: { id }, body: { content: `Crowd answer ${number}` } });
  }
  const lists: string[] = [];
  const details: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/forum/questions')) lists.push(pathname);
    if (/\/forum\/questions\/[\w-]+$/.test(pathname)) details.push(pathname);
  });
  await page.goto('/community');
  await expect(page.getByText('Crowd answer 25').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lists).toHaveLength(1);
  expect(details.length).toBeLessThan(20);

  // Scrolling back loads nothing again.
  const last = page.getByRole('article').nth(19);
  const first = page.getByRole('article').first();
  for (const article of [last, first, last]) {
    await article.scrollIntoViewIfNeeded();
    await expect(article.getByText(/^Crowd answer/).first()).toBeVisible();
  }
  expect(lists).toHaveLength(1);
  expect(new Set(details).size).toBe(details.length);
  expect(details.length).toBeLessThanOrEqual(20);
});
