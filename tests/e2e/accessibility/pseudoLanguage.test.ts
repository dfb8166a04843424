import type { Page } from '@playwright/test';
import { loadStepGuide } from '@settlement-help/content/guides';
import { loadLetter, loadLetterTitles } from '@settlement-help/content/letters';
import { loadServices } from '@settlement-help/content/services';
import { languages } from '@settlement-help/contract';
import { signIn } from '../../../tools/test-server/person.ts';
import { personScreens, visitorScreens } from '../../../tools/test-server/screens.ts';
import { speakPseudo, wordsOutsideCatalogues } from '../support/pseudoLanguage.ts';
import { expect, test } from '../support/test.ts';

const stringsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(stringsOf).join('\n')
    : String(value ?? '');

/** What the content says of Germany. */
const content = async () =>
  stringsOf([
    await loadStepGuide('en', 'Germany', 'anmeldung'),
    await loadServices('en', 'Germany'),
    await loadLetterTitles('en', 'Germany'),
    await loadLetter('en', 'Germany', 'kaution'),
  ]);

/** Names of languages and countries come from the browser, and the name of the product is the same everywhere. */
const names = [
  'Settlement Help',
  'Syria',
  ...languages.map((code) => new Intl.DisplayNames(code, { type: 'language' }).of(code)),
].join('\n');

async function expectNothingOutside(page: Page, paths: string[], data: string) {
  await speakPseudo(page);
  for (const path of new Set(paths)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText('⟦').first()).toBeVisible();
    expect.soft(await wordsOutsideCatalogues(page, data), path).toEqual([]);
  }
}

const pathsOf = (screens: Record<string, { path: string }>) => Object.values(screens).map(({ path }) => path);

test('what a visitor reads comes from the catalogues', async ({ page }) => {
  await expectNothingOutside(page, pathsOf(visitorScreens), `${names}\n${await content()}`);
});

test('what a person reads comes from the catalogues', async ({ page, personWithContent, consoleErrors }) => {
  // A question that is not there.
  consoleErrors.expect('status of 404');
  const { api, questionId } = personWithContent;
  const own = await Promise.all([api.getMe(), api.listSteps(), api.listQuestions(), api.listDocuments()]);
  const questions = await Promise.all(own[2].items.map(({ id }) => api.getQuestion({ params: { id } })));
  const data = stringsOf([names, await content(), own, questions]);
  await signIn(page, personWithContent);
  await expectNothingOutside(page, pathsOf(personScreens(questionId)), data);
});
