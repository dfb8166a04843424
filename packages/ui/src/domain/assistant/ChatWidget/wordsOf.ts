/** Letters that people write in more than one way, and that Unicode does not decompose. */
const variants: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  // Arabic: alef wasla, alef maqsura, ta marbuta, the Persian letters of some keyboards, and the line that stretches.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
  // The apostrophe of Ukrainian, which counts as a letter.
  ʼ: "'",
};
const anyVariant = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

/** The Arabic article, alone or after a preposition that is written together with it. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/**
 * The words of a text in a form in which two are compared: without case, accents and punctuation, with one form of each
 * Arabic letter and digit, and without the Arabic article.
 */
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
