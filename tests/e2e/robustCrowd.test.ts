import { describe, expect } from 'vitest';
import { arrive } from './person.ts';
import { test } from './support.ts';

describe('case 26: many questions', () => {
  test('case 26: opening the forum asks for the answers of what is in view, and for none twice', async ({
    page,
    server,
  }) => {
    const { api } = await arrive(page, server);
    for (let number = 1; number <= 25; number += 1) {
      const { id } = await api.createQuestion({ body: { title: `Question ${number}`, category: 'general' } });
      await api.createAnswer({ params: { id }, body: { content: `Answer ${number}` } });
    }
    const lists: string[] = [];
    const details: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/forum/questions')) lists.push(pathname);
      if (/\/forum\/questions\/[\w-]+$/.test(pathname)) details.push(pathname);
    });
    await page.goto('/community');
    await page.getByText('Answer 25').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(lists).toHaveLength(1);
    expect(details.length).toBeLessThan(20);

    // Up and down the whole page again: what was seen is not asked for anew.
    for (const key of ['End', 'Home', 'End']) {
      await page.keyboard.press(key);
      await page.waitForLoadState('networkidle');
    }
    expect(details.length).toBeLessThanOrEqual(20 * lists.length);
    expect(new Set(details).size).toBe(details.length);
  });
});
