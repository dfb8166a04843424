// Kept everywhere: the joiners inside words and emoji, variation selectors, and the tags of flags.
const kept = '\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}';
const invisible = '[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]';

const invisibleInLine = new RegExp(`(?![${kept}])${invisible}`, 'gu');

// Arabic keyboards insert direction marks, which only affect their neighbours.
const invisibleInLines = new RegExp(`(?![${kept}\\n\\t\\u061c\\u200e\\u200f])${invisible}`, 'gu');

/** Joiners have no meaning in these scripts, but let two names look the same. */
const needlessJoiners = /(^|[\s\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d]+/gu;

// The blank Braille cell and the Hangul fillers look like spaces.
const blanks = /[\s\u2800\u3164\u115f\u1160\uffa0]+/gu;

/**
 * Cleans a text of one line, such as a name, a title or an address. Line breaks and blank characters become spaces,
 * accents are composed, and characters that are invisible or reorder others are removed.
 */
export const cleanLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(blanks, ' ')
    .replace(invisibleInLine, '')
    .replace(needlessJoiners, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Cleans a text of several lines like `cleanLine`, but keeps its line breaks, spaces and direction marks. */
export const cleanLines = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisibleInLines, '')
    .replace(needlessJoiners, '$1');
