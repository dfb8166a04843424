/** Spelling variants that Unicode does not decompose. */
const variants: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ı: 'i',
  ł: 'l',
  ґ: 'г',
  // Arabic: alef wasla, alef maqsura, ta marbuta, Persian letters of some keyboards, tatweel.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const anyVariant = /[ßæœøıłґٱىةیکـ]/g;

/** The Ukrainian apostrophe is part of the word, in any of the signs that keyboards have for it. */
const apostrophe = /(\p{Script=Cyrillic})['’ʼ`´](?=\p{Script=Cyrillic})/gu;

/** Umlauts written with an e. Their vowel alone is left, as of umlauts. */
const writtenUmlaut = /([aou])e/g;

/** The Arabic article, with or without a prefixed preposition. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(apostrophe, '$1')
    .replace(anyVariant, (letter) => variants[letter] ?? letter)
    .replace(writtenUmlaut, '$1')
    // The last four bits of an Arabic or Persian digit are its value.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * Splits a text into comparable words: without case, accents, punctuation, Arabic letter variants and the Arabic
 * article; ü, ue and u are equal.
 */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(article, ''));
