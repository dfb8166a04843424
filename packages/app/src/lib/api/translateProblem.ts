import type { Problem, TranslatedProblem } from '@settlement-help/contract';
import { language } from '#app/lib/language/language.ts';

/**
 * Says why the server refused a request in the language of the page. Where the texts cannot be loaded, it stays as it
 * is; so it does in English, where it says more than the code.
 */
export async function translateProblem(problem: Problem): Promise<TranslatedProblem> {
  const { language: present } = language.get();
  if (present === 'en') return problem;
  return import('#app/messages/problems.ts')
    .then((part) => part.loadProblemTexts(present))
    .then(
      (texts) => texts.translate(problem),
      () => ({ ...problem, language: 'en' }),
    );
}
