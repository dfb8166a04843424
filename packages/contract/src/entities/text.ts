import * as z from 'zod/mini';
import { countCharacters, isVisible } from './characters.ts';

/**
 * Refuses what a database cannot keep: NUL and halves of characters. Written as a pattern, since phones of before
 * 2023 lack `isWellFormed`.
 */
export const storable = z.refine<string>(
  (value) => !/[\0\p{Surrogate}]/u.test(value),
  'Contains characters that cannot be stored',
);

/** A well-formed Unicode text of `min` to `max` characters (see `countCharacters`), without NUL. */
export const text = ({ min = 0, max }: { min?: number; max: number }) =>
  z.string().check(
    storable,
    z.refine(
      (value) => countCharacters(value) >= min,
      min === 1 ? 'Required' : `Must be at least ${min} characters`,
    ),
    z.refine((value) => countCharacters(value) <= max, `Must be at most ${max} characters`),
    z.meta({ minLength: min, maxLength: max }),
  );

/** `text` with the white space around it taken off first. */
export const trimmedText = (limits: { min?: number; max: number }) =>
  z
    .pipe(z.string().check(z.trim()), text(limits))
    // The limits once more, for whoever reads what goes in: the OpenAPI document.
    .check(z.meta({ minLength: limits.min ?? 0, maxLength: limits.max }));

/** `trimmedText` of which something can be seen: white space and characters of no width alone are "Required". */
export const requiredText = ({ max }: { max: number }) =>
  trimmedText({ min: 1, max }).check(z.refine((value) => value === '' || isVisible(value), 'Required'));

/** A UTC timestamp such as `2026-11-20T09:00:00.000Z`. */
export const timestamp = z.iso.datetime();

/** An identifier; they sort by the time of their making. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
