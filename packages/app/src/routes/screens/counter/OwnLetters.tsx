import type { Letter } from '@settlement-help/contract';
import { hasBlanks, OriginalLetters } from '@settlement-help/ui/domain';
import { type KnownData, letterValues } from '#app/features/letters/letterValues.ts';

/** Shows the letters whose fields can all be filled from entered values, the profile and the plan. */
export function OwnLetters({ letters, ...data }: KnownData & { letters: readonly Letter[] }) {
  const filled = letters
    .map((letter) => ({ letter, values: letterValues(letter, data) }))
    .filter(({ letter, values }) => !hasBlanks(letter, values));
  return filled.length > 0 && <OriginalLetters letters={filled} />;
}
