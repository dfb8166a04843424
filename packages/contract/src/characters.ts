/**
 * The length of a text in characters as a person and both databases count them: code points,
 * so that an emoji is one and not two.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
