/** Spelling variants that Unicode does not decompose. */
const variants: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  // Arabic: alef wasla, alef maqsura, ta marbuta, Persian letters of some keyboards, tatweel.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
  // The Ukrainian apostrophe counts as a letter.
  ʼ: "'",
};
const anyVariant = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

/** The Arabic article, with or without a prefixed preposition. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/** Splits a text into comparable words: without case, accents, punctuation, Arabic letter variants and the Arabic article. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(anyVariant, (letter) => variants[letter] ?? letter)
      // The last four bits of an Arabic or Persian digit are its value.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(article, ''));
