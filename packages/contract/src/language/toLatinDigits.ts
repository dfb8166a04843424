/** Replaces Arabic and Persian digits with Latin ones. */
export const toLatinDigits = (text: string) =>
  // U+0660 and U+06F0 are multiples of 16, so the remainder is the digit.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
