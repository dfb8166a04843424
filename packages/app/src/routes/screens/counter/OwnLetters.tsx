import { loadLetter } from '@settlement-help/content/letters';
import type { CounterGuide, Letter } from '@settlement-help/contract';
import { hasBlanks, OriginalLetters } from '@settlement-help/ui/domain';
import { useQueries } from '@tanstack/react-query';
import { type KnownData, letterValues } from '#app/features/letters/letterValues.ts';
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
      // Not `isFetched`, which is false again while another language loads.
      arePending: results.some(({ isPending }) => isPending),
      letters: results.flatMap(({ data }) => data ?? []),
    }),
  });
}

/** The letters without an empty field, with the values that the user entered, and those of the profile and the plan. */
export function OwnLetters({ letters, ...data }: KnownData & { letters: readonly Letter[] }) {
  const filled = letters
    .map((letter) => ({ letter, values: letterValues(letter, data) }))
    .filter(({ letter, values }) => !hasBlanks(letter, values));
  return filled.length > 0 && <OriginalLetters letters={filled} />;
}
