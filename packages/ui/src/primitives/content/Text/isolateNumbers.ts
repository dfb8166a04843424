import { createElement, Fragment, type ReactNode } from 'react';
import { unbroken } from './Text.css.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const patterns = {
  file: /[\w-]+\.(?:pdf|jpe?g|png|docx?)\b/,
  iban: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,}(?: ?[A-Z\d]{1,4})?\b/,
  date: /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/,
  phone: /\(?(?:\+\d|0\d)[\d ()/.\-–\u00a0]*\d/,
  thousands: /\d{1,3}(?:[ \u00a0\u202f]\d{3})+/,
};

const isolated = new RegExp(
  `(${Object.values(patterns)
    .map(({ source }) => source)
    .join('|')})`,
);

/** A date or a short phone number; longer ones would not fit a narrow line. */
const isUnbroken = (number: string) => number.length <= 12;

/**
 * Isolates file names and numbers in several groups, which the bidirectional algorithm would reorder in Arabic text:
 * phone numbers, dates, IBANs and thousands. A date stays on one line, because the parts of a broken one seem reversed.
 */
export function isolateNumbers(text: string): ReactNode {
  if (!rightToLeft.test(text)) return text;
  const pieces = text.split(isolated);
  if (pieces.length === 1) return text;
  const nodes = pieces.map((piece, index) => {
    const isNumber = index % 2 === 1;
    if (!isNumber) return piece;
    const className = isUnbroken(piece) ? unbroken : undefined;
    return createElement('bdi', { dir: 'ltr', className }, piece);
  });
  // As arguments, the pieces need no keys.
  return createElement(Fragment, null, ...nodes);
}
