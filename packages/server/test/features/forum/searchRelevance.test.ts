import type { Category, Question } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum } from '../../support/forumRequests.ts';
import queries from './relevance/queries.json' with { type: 'json' };
import questions from './relevance/questions.json' with { type: 'json' };

const category: Category = 'general';

/** The share of searches that must have a right question among the first three (`docs/scaling.md`). */
const target = 0.9;

test('nine of ten searches in six languages have a right question among the first three', async () => {
  const { author, other } = await createForum(await createTestServer({ rateLimitFactor: 10 }));
  const topics = new Map<string, string>();
  for (const { topic, title, content } of questions) {
    const { status, body } = await author.tryAsk({ title, content, category });
    expect(status).toBe(201);
    topics.set((body as Question).id, topic);
  }
  const missed: string[] = [];
  for (const { q, topic } of queries) {
    const found = await other.list({ q, limit: '3' });
    if (!found.some(({ id }) => topics.get(id) === topic))
      missed.push(`${q}: ${found.map(({ title }) => title).join(' | ')}`);
  }
  expect([questions.length >= 80, queries.length >= 60]).toEqual([true, true]);
  expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(target);
});
