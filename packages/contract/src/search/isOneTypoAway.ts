/** True if one letter is missing, added or wrong, or two adjacent letters are swapped. False for equal words. */
export function isOneTypoAway(one: string, other: string): boolean {
  const difference = other.length - one.length;
  if (Math.abs(difference) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  if (difference === 1) return one.slice(start) === other.slice(start + 1);
  if (difference === -1) return one.slice(start + 1) === other.slice(start);
  if (one.slice(start + 1) === other.slice(start + 1)) return true;
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return isSwapped && one.slice(start + 2) === other.slice(start + 2);
}
