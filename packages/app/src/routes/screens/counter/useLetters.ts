import { loadLetter } from '@settlement-help/content/letters';
import type { CounterGuide } from '@settlement-help/contract';
import { useQueries } from '@tanstack/react-query';
import { contentQuery } from '#app/lib/content/useContent.ts';
import { useLanguage } from '#app/lib/language/language.ts';

/** Loads the letters of a step. */
export function useLetters({ country, letters }: CounterGuide) {
  const { language } = useLanguage();
  return useQueries({
    queries: letters.map(({ key }) =>
      contentQuery(language, `${country}/letters/${key}`, () => loadLetter(language, country, key)),
    ),
    combine: (results) => ({
      // isPending stays false during a language switch, because the old letters are kept as placeholder.
      arePending: results.some(({ isPending }) => isPending),
      letters: results.flatMap(({ data }) => data ?? []),
    }),
  });
}
