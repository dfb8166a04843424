import { createRater, indexText, parseQuery, wordsOf } from '@settlement-help/contract/search';
import type { ComboboxOption } from './ComboboxOption.ts';

/** Creates a function that returns the options whose words begin like those of a text, the best ones first. */
export function createOptionFinder(options: readonly ComboboxOption[]) {
  const entries = options.map((option) => {
    const text = indexText({
      title: option.label,
      body: [option.hint ?? '', ...(option.keywords ?? [])].join(' '),
    });
    return { option, text };
  });
  const rate = createRater(entries.map(({ text }) => text));

  return (typed: string): readonly ComboboxOption[] => {
    const query = parseQuery(typed);
    const [first = ''] = wordsOf(typed);
    if (first === '') return typed.trim() === '' ? options : [];
    return entries
      .map(({ option, text }) => ({
        option,
        rating: rate(query, text),
        isAtStart: text.titleWords[0]?.startsWith(first) === true,
      }))
      .filter(({ rating }) => rating > 0)
      .sort((a, b) => b.rating - a.rating || Number(b.isAtStart) - Number(a.isAtStart))
      .map(({ option }) => option);
  };
}

/** The only option with this label, ignoring case and accents. */
export function findExact(options: readonly ComboboxOption[], typed: string) {
  const key = wordsOf(typed).join(' ');
  const same = options.filter(({ label }) => key !== '' && wordsOf(label).join(' ') === key);
  return same.length === 1 ? same[0] : undefined;
}
