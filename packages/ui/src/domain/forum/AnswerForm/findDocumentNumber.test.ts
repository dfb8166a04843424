import { expect, test } from 'vitest';
import { findDocumentNumber } from './findDocumentNumber.ts';

test.each([
  ['a German passport', 'C01X00T47'],
  ['a German passport with its check digit', 'C01X00T478'],
  ['a German residence permit', 'YZ1234567'],
  ['a French passport', '12AB34567'],
  ['a Ukrainian passport', 'FA123456'],
  ['a Ukrainian passport in Cyrillic letters', 'СН 123456'],
  ['a Turkish passport', 'U12345678'],
  ['a Moroccan passport in small letters', 'ab1234567'],
  ['a Syrian passport', 'N 012345678'],
  ['digits alone, as in Algeria', '123456789'],
  ['the number of a foreigner in France', '9903123456'],
  ['the foot of a passport', 'P<UKRHADDAD<<AMIRA'],
])('finds %s', (_what, number) => {
  expect(findDocumentNumber(`My number (${number}), is it right?`)).toBeDefined();
});

test.each([
  ['a telephone number', 'Call 0612345678 or +33612345678.'],
  ['a date, a year and a deadline', 'From 2026-11-20 to 20.11.2027, within 90 days.'],
  ['an amount', 'They asked for 1200000 or 1.200.000 EUR.'],
  ['a postal code', '13 rue des Lilas, 75011 Paris'],
  ['a section of the law', '§ 81a AufenthG, L551-1'],
  ['a level, a bus and a form', 'B1, M29, Cerfa 15646*01'],
  ['an IBAN', 'DE89370400440532013000, FR76 3000 6000 0112 3456 7890 189'],
  ['an official address', 'See https://www.legifrance.gouv.fr/LEGIARTI/AB1234567'],
  ['French quotation marks', '<<BONJOUR>>'],
  ['a comparison', 'a < b, 5 < 6'],
])('leaves %s alone', (_what, text) => {
  expect(findDocumentNumber(text)).toBeUndefined();
});
