import { createElement, Fragment, type ReactNode } from 'react';

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

/**
 * Isolates file names and numbers in several groups, which the bidirectional algorithm would reorder in Arabic text:
 * phone numbers, dates, IBANs and thousands.
 */
export function isolateNumbers(text: string): ReactNode {
  if (!rightToLeft.test(text)) return text;
  const pieces = text.split(isolated);
  if (pieces.length === 1) return text;
  const nodes = pieces.map((piece, index) => {
    const isNumber = index % 2 === 1;
    return isNumber ? createElement('bdi', { dir: 'ltr' }, piece) : piece;
  });
  // As arguments, the pieces need no keys.
  return createElement(Fragment, null, ...nodes);
}
