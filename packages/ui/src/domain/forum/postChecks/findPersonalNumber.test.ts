import { expect, test } from 'vitest';
import { findPersonalNumber } from './findPersonalNumber.ts';

test.each([
  ['a German passport', 'C01X00T47', 'passport'],
  ['a German passport with its check digit', 'C01X00T478', 'passport'],
  ['a German residence permit', 'YZ1234567', 'passport'],
  ['a French passport', '12AB34567', 'passport'],
  ['a Ukrainian passport', 'FA123456', 'passport'],
  ['a Ukrainian passport in Cyrillic letters', 'СН 123456', 'passport'],
  ['a Turkish passport', 'U12345678', 'passport'],
  ['a Moroccan passport in small letters', 'ab1234567', 'passport'],
  ['a Syrian passport', 'N 012345678', 'passport'],
  ['digits alone, as in Algeria', '123456789', 'passport'],
  ['the number of a foreigner in France', '9903123456', 'passport'],
  ['the foot of a passport', 'P<UKRHADDAD<<AMIRA', 'passport'],
  ['a German IBAN', 'DE89370400440532013000', 'iban'],
  ['a French IBAN in groups', 'FR14 2004 1010 0505 0001 3M02 606', 'iban'],
  ['an IBAN in small letters', 'de89 3704 0044 0532 0130 00', 'iban'],
  ['an IBAN before a word', 'DE89 3704 0044 0532 0130 00 please', 'iban'],
  ['a French social security number', '1 84 12 76 451 089 46', 'social_security'],
  ['a French social security number of Corsica', '184122A45108933', 'social_security'],
  ['a German pension insurance number', '65 170839 J 003', 'social_security'],
  ['a German tax ID', '86095742719', 'tax_id'],
  ['a German tax ID in groups', '86 095 742 719', 'tax_id'],
  ['a French mobile phone', '06 12 34 56 78', 'phone'],
  ['a phone with its country', '+33612345678', 'phone'],
  ['a German phone', '030 90269-4000', 'phone'],
  ['a phone from abroad', '0049 (30) 902694000', 'phone'],
])('finds %s', (_what, number, kind) => {
  expect(findPersonalNumber(`My number (${number}), is it right?`)?.kind).toBe(kind);
});

test.each([
  ['a date, a year and a deadline', 'From 2026-11-20 to 20.11.2027, within 90 days.'],
  ['a date with a time', 'On 01.12.2026 10:30, or 01.12.2026 10 o’clock'],
  ['an amount', 'They asked for 1200000 or 1.200.000 EUR.'],
  ['a postal code', '13 rue des Lilas, 75011 Paris, 01067 Dresden'],
  ['a section of the law', '§ 81a AufenthG, L551-1'],
  ['a level, a bus and a form', 'B1, M29, Cerfa 15646*01'],
  ['an IBAN with a wrong checksum', 'DE89 3704 0044 0532 0130 01'],
  ['eleven digits with a wrong checksum', '86095742718'],
  ['an emergency number and a short one', 'Call 112, 116 117 or 3646.'],
  ['an official address', 'See https://www.legifrance.gouv.fr/LEGIARTI/AB1234567'],
  ['French quotation marks', '<<BONJOUR>>'],
  ['a comparison', 'a < b, 5 < 6'],
])('leaves %s alone', (_what, text) => {
  expect(findPersonalNumber(text)).toBeUndefined();
});
