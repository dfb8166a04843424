import { plainDigits } from '../Field/plainDigits.ts';

/** Formats a number in the language of the reader. */
type FormatNumber = (value: number) => string;

/**
 * Reads a number with Latin, Arabic or Persian digits. A point and a comma are both decimal separators, unless they group
 * thousands in the reader's language. Returns undefined if the text is not a number.
 */
export function readNumber(typed: string, format: FormatNumber): number | undefined {
  const group = /[.,]/.exec(format(1_234_567))?.[0] ?? '';
  const text = plainDigits(typed)
    .trim()
    .replace('\u2212', '-')
    .replaceAll('٬', ' ')
    .replace('٫', group === '.' ? ',' : '.');
  const separators = `[\\s'’${group}]`;
  const isGrouped = new RegExp(`^[-+]?[1-9]\\d{0,2}(?:${separators}\\d{3})+(?!\\d|${separators})`).test(text);
  const digits = isGrouped ? text.replaceAll(new RegExp(separators, 'g'), '') : text;
  return /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

/** Writes a number as `readNumber` reads it, without rounding. */
export function writeNumber(value: number, format: FormatNumber): string {
  const text = format(value);
  return readNumber(text, format) === value ? text : String(value);
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Adds a step without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
export const addStep = (value: number, step: number) =>
  Number((value + step).toFixed(Math.max(decimalsOf(value), decimalsOf(step))));
