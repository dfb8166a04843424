import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, NewAnswer, NewQuestion, NewUser, Situation, UserChanges } from '../../index.ts';
import { cleanLine, cleanLines } from './cleanText.ts';

describe('a text of one line', () => {
  test.each([
    ['a right-to-left override', '\u202enimdA troppuS', 'nimdA troppuS'],
    ['isolates and embeddings', '\u2067Ali\u2069 \u202bB\u202c', 'Ali B'],
    ['line breaks and tabs', 'Amira\r\nHaddad\tB\u2028C', 'Amira Haddad B C'],
    ['blank Braille cells', '\u2800\u2800', ''],
    ['zero-width characters', 'Ami\u200bra\ufeff\u2060', 'Amira'],
    ['control characters', 'A\u0007\u009bB', 'AB'],
    ['a joiner between Latin letters', 'Ad\u200cmin', 'Admin'],
    ['decomposed accents', 'Re\u0301sume\u0301', 'Résumé'],
  ])('is cleaned of %s', (_kind, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });

  test.each(['👨‍👩‍👧', 'می‌خواهم', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️', 'שָׁלוֹם', 'Nguyễn'])('keeps %s', (text) => {
    expect(cleanLine(text)).toBe(text.normalize('NFC'));
  });
});

test('a text of several lines keeps its line breaks, spaces and direction marks', () => {
  const text = '  1. Bürgeramt\n\n\t2. \u200eAnmeldung';
  expect(cleanLines(text)).toBe(text);
  expect(cleanLines('a\r\nb\u202e\u2029c')).toBe('a\nb\nc');
});

describe('a request is cleaned:', () => {
  test.each([
    ['a name', UserChanges, { full_name: 'A\u202eB' }, { full_name: 'AB' }],
    ['a phone number', UserChanges, { phone_number: '\u2066+٤٩ ۳۰\u2069' }, { phone_number: '+49 30' }],
    ['a postal code', UserChanges, { postal_code: '٧٥٠١١' }, { postal_code: '75011' }],
    ['a city', UserChanges, { city: 'Köln\n' }, { city: 'Köln' }],
    ['a title', NewQuestion, { title: 'a\nb' }, { title: 'a b', category: 'general' }],
    ['an answer', NewAnswer, { content: 'a\u202e\nb' }, { content: 'a\nb' }],
  ])('%s', (_kind, schema, input, output) => {
    expect(schema.parse(input)).toEqual(output);
  });

  test('a postal code of the situation', () => {
    expect(Situation.parse({ postal_code: '۱۰۱۱۵' }).postal_code).toBe('10115');
  });
});

describe('a name', () => {
  const nameOf = (full_name: string) =>
    NewUser.safeParse({ email: 'amira@example.org', password: 'eight888', full_name });

  test.each([
    'Moderator',
    ' MODERATOR ',
    'M o d e r a t o r',
    'Мoderator',
    'Settlement Help Support',
    'Support Team',
    'Adm1n',
    'مشرف',
    'Ausländerbehörde Berlin',
    'AUSLAENDERBEHOERDE',
    'Préfecture de Paris',
    'Prefecture',
    'Рréfecture',
    'B.A.M.F.',
    'BAMF Nürnberg',
    'Ofii',
    'Jobcenter',
    'Burgeramt Mitte',
    'Префектура',
    'Yabancılar Dairesi',
    'دائرة الأجانب',
  ])('is refused if it is that of a role: %s', (name) => {
    expect(nameOf(name).error?.issues[0]).toMatchObject({ params: { code: 'reserved_name' } });
  });

  test.each([
    'Adminov',
    'Anna Support',
    'Stafford',
    'Bamfield',
    'Ofiice',
    'Anna Prefect',
    'Joel Maes',
    '123',
  ])('can resemble a role: %s', (name) => {
    expect(nameOf(name).success).toBe(true);
  });

  test('needs a visible character', () => {
    expect(nameOf('\u2800\u200b').error?.issues[0]).toMatchObject({ params: { code: 'required' } });
  });
});

/** Fields that are compared or stored as they are. */
const exact = [
  /password/i,
  /^login\.email$/,
  /token/i,
  /^register\.invitation$/,
  /profile_photo$/,
  /_id$/,
  /^reportFact\.step$/,
];

test('every text field of a request is cleaned', () => {
  const fields = Object.entries(endpoints).flatMap(([endpoint, definition]) => {
    const { body, form } = definition as { body?: unknown; form?: unknown };
    return [body, form].flatMap((schema) =>
      schema instanceof z.ZodMiniObject
        ? Object.entries(schema.shape).map(([field, type]) => [`${endpoint}.${field}`, type] as const)
        : [],
    );
  });
  expect(fields.length).toBeGreaterThan(20);
  const unclean = fields.filter(([, type]) => {
    const { success, data } = (type as z.ZodMiniType).safeParse('a\u202eb');
    return success && data === 'a\u202eb';
  });
  expect(unclean.map(([name]) => name).filter((name) => !exact.some((one) => one.test(name)))).toEqual([]);
});
