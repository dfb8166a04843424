import type { Problem, TranslatedProblem } from '@settlement-help/contract';
import { language } from '#app/lib/language/language.ts';

/** Translates an error of the server. In English the server's own text is more exact; it also is the fallback. */
export async function translateProblem(problem: Problem): Promise<TranslatedProblem> {
  const { language: current } = language.get();
  if (current === 'en') return problem;
  try {
    const { loadProblemTexts } = await import('#app/messages/problems.ts');
    const texts = await loadProblemTexts(current);
    return texts.translate(problem);
  } catch {
    return { ...problem, language: 'en' };
  }
}
