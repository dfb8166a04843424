/** Counts code points, like length() in SQLite and PostgreSQL. A simple emoji counts as one, a flag as two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Returns true if the number of code points is within a range. */
export function hasLength(text: string, { min, max }: { min: number; max: number }): boolean {
  const count = countCharacters(text);
  return count >= min && count <= max;
}

/** Returns true if a text has a character other than white space and zero-width characters. */
export const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
