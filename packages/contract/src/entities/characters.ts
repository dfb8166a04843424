/** Counts characters as a person and both databases do: by code points, so that an emoji is one and not two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Returns true if a text has a visible character. White space and zero-width characters are invisible. */
export const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
