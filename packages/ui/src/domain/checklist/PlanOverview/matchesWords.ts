import type { Step } from '@settlement-help/contract';

/** Removes case and accents, so that "prefecture" finds "Préfecture". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns true if the texts of a step contain every word of the query. */
export function matchesWords({ title, original_term, description, bring }: Step, query: string) {
  const text = fold([title, original_term, description, ...bring.map(({ item }) => item)].join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
