import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { failing, failingToLoad, type Scene, silence } from './failing.ts';
import { join, type Member, newPerson, newTitle } from './person.ts';

const title = 'Where do I register the bicycle?';

/** Somebody else's question, and what they need to know to do something with it. */
async function asked({ server }: Pick<Scene, 'server'>, by?: Member) {
  const author = by ?? (await join(server, newPerson('Jonas Okafor')));
  const question = await author.api.createQuestion({ body: { title, category: 'general' } });
  const params = { id: question.id };
  return { author, params, path: `/forum/question/${question.id}` };
}

async function answered(scene: Scene) {
  const { author, params, path } = await asked(scene);
  await author.api.createAnswer({ params, body: { content: 'At the town hall.' } });
  return { path, params };
}

const article = (page: Page) => page.getByRole('article', { name: title }).first();
const helpful = (page: Page, votes: string) =>
  page.getByRole('button', { name: `Helpful, ${votes}`, exact: true });

describe('case 24: the forum', () => {
  failingToLoad('the list', {
    call: 'listQuestions',
    path: async (scene) => {
      await asked(scene);
      return '/community';
    },
    says: silence,
    stands: 'The questions have not arrived yet.',
    works: ({ page }) => article(page).waitFor(),
  });

  failingToLoad('the answers in the list', {
    call: 'getQuestion',
    path: async (scene) => {
      await answered(scene);
      return '/community';
    },
    says: silence,
    stands: 'The answers have not arrived yet.',
    works: ({ page }) => page.getByText('At the town hall.').first().waitFor(),
  });

  failingToLoad('a question on its page', {
    call: 'getQuestion',
    path: async (scene) => (await asked(scene)).path,
    says: silence,
    stands: 'The question has not arrived yet.',
    works: ({ page }) => page.getByRole('heading', { level: 1, name: title }).waitFor(),
  });

  let asking = '';
  failing('a new question', {
    call: 'createQuestion',
    path: '/community',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Ask a question' }).click();
      asking = newTitle('Which bank takes newcomers?');
      await page.getByRole('textbox', { name: 'Title' }).fill(asking);
      await page.getByRole('textbox', { name: /^Details/ }).fill('I have a passport and no address.');
    },
    press: (page) => page.getByRole('button', { name: 'Post question' }),
    says: silence,
    logs: 'The question could not be posted.',
    kept: async (page) => {
      const field = page.getByRole('textbox', { name: 'Title' });
      expect(await field.inputValue()).toBe(asking);
      expect(await page.getByRole('textbox', { name: /^Details/ }).inputValue()).toMatch(/^I have/);
    },
    works: ({ page }) => page.getByRole('article', { name: asking }).waitFor(),
  });

  const writeAnswer = (page: Page) =>
    page.getByRole('textbox', { name: 'Your answer' }).fill('Ask at the town hall.');
  const answer = {
    call: 'createAnswer',
    press: (page: Page) => page.getByRole('button', { name: 'Post answer' }),
    says: silence,
    logs: 'The answer could not be posted.',
    kept: async (page: Page) =>
      expect(await page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe(
        'Ask at the town hall.',
      ),
    works: ({ page }: Scene) => page.getByText('Ask at the town hall.').first().waitFor(),
  } as const;

  failing('an answer on the page of its question', {
    ...answer,
    path: '/community',
    open: async (scene) => {
      await scene.page.goto((await asked(scene)).path);
      await writeAnswer(scene.page);
    },
  });

  failing('an answer in the list', {
    ...answer,
    path: '/dashboard',
    open: async (scene) => {
      await asked(scene);
      await scene.page.goto('/community');
      await article(scene.page)
        .getByRole('button', { name: /^Answer this question/ })
        .click();
      await writeAnswer(scene.page);
    },
  });

  const vote = {
    press: (page: Page) => helpful(page, '0 votes').first(),
    takesTurns: true,
    says: silence,
    logs: 'The vote could not be cast.',
    kept: (page: Page) => helpful(page, '0 votes').first().waitFor(),
  } as const;

  failing('a vote on a question', {
    ...vote,
    call: 'voteQuestion',
    path: '/dashboard',
    open: async (scene) => {
      await scene.page.goto((await asked(scene)).path);
    },
    works: ({ page }) => helpful(page, '1 vote').waitFor(),
  });

  failing('a vote on an answer', {
    ...vote,
    call: 'voteAnswer',
    path: '/dashboard',
    open: async (scene) => {
      await scene.page.goto((await answered(scene)).path);
    },
    press: (page) =>
      page
        .getByRole('listitem')
        .filter({ hasText: 'At the town hall.' })
        .getByRole('button', { name: /^Helpful/ }),
    works: ({ page }) => helpful(page, '1 vote').waitFor(),
  });

  failing('accepting an answer', {
    call: 'acceptAnswer',
    path: '/dashboard',
    open: async (scene) => {
      const { params, path } = await asked(scene, scene.member);
      const jonas = await join(scene.server, newPerson('Jonas Okafor'));
      await jonas.api.createAnswer({ params, body: { content: 'At the town hall.' } });
      await scene.page.goto(path);
    },
    press: (page) => page.getByRole('button', { name: /^Accept Answer/ }),
    says: silence,
    logs: 'The answer could not be accepted.',
    kept: async (page) => expect(await page.getByText('Accepted answer').count()).toBe(0),
    works: ({ page }) => page.getByText('Accepted answer').waitFor(),
  });
});
