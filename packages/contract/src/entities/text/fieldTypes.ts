import * as z from 'zod/mini';
import { toLatinDigits } from '../../language/toLatinDigits.ts';
import type { FieldErrorCode } from '../problem.ts';
import { countCharacters, isVisible } from './characters.ts';
import { cleanLine, cleanLines } from './cleanText.ts';

/** Error parameters of a check, which clients translate. */
export const fault = (code: FieldErrorCode, error: string, limit?: number) => ({
  error,
  params: { code, limit },
});

/** Refuses NUL and lone surrogates. A pattern, because old phones lack `isWellFormed`. */
export const storable = z.refine<string>(
  (value) => !/[\0\p{Surrogate}]/u.test(value),
  fault('unstorable', 'Contains characters that cannot be stored'),
);

interface TextLimits {
  min?: number;
  max: number;
}

const cleanedText = (clean: (text: string) => string, { min = 0, max }: TextLimits) =>
  z.string().check(
    storable,
    z.overwrite(clean),
    z.refine(
      (value) => countCharacters(value) >= min && (min === 0 || isVisible(value)),
      min <= 1
        ? fault('required', 'Required')
        : fault('too_short', `Must be at least ${min} characters`, min),
    ),
    z.refine(
      (value) => countCharacters(value) <= max,
      fault('too_long', `Must be at most ${max} characters`, max),
    ),
    z.meta({ minLength: min, maxLength: max }),
  );

/** A text of one line, cleaned by `cleanLine`, with `min` to `max` characters (see `countCharacters`). */
export const lineOfText = (limits: TextLimits) => cleanedText(cleanLine, limits);

/** A text of several lines, cleaned by `cleanLines` and trimmed, with `min` to `max` characters. */
export const linesOfText = (limits: TextLimits) => cleanedText((text) => cleanLines(text).trim(), limits);

/** A phone number or a postal code: a line of text with Latin digits. */
export const lineOfDigits = (limits: TextLimits) =>
  cleanedText((text) => toLatinDigits(cleanLine(text)), limits);

/** A day from 1900 to 2100, such as `2026-11-20`. */
export const day = z.iso
  .date()
  .check(
    z.refine(
      (value) => value >= '1900-01-01' && value <= '2100-12-31',
      fault('day', 'Must be from 1900 to 2100'),
    ),
  );

export const isDay = (text: string) => day.safeParse(text).success;

/** A UTC timestamp such as `2026-11-20T09:00:00.000Z`. Other servers may send an offset, or no time zone. */
export const timestamp = z.iso.datetime({ offset: true, local: true });

export const idParameter = z.string().check(z.minLength(1), z.maxLength(64));

/** An identifier in a response; ids sort by the time of creation. Other servers may send numbers, read as text. */
export const id = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value) as string),
  idParameter,
);
