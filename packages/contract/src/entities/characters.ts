/**
 * The length of a text in characters as a person and both databases count them: code points,
 * so that an emoji is one and not two.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether anything of a text can be seen: white space and characters of no width cannot. */
export const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
