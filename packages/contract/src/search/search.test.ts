import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundEnds } from './compoundEnds.ts';
import { isOneTypoAway } from './isOneTypoAway.ts';
import { parseQuery } from './parseQuery.ts';
import { createRater, indexText, rateMatch } from './rateMatch.ts';
import { createSynonyms } from './synonyms.ts';
import { wordsOf } from './wordsOf.ts';

const synonyms = createSynonyms([
  ['Anmeldung', 'address registration', 'déclaration de domicile', 'تسجيل العنوان', 'реєстрація адреси'],
  ['Bürgeramt', 'citizens’ office'],
]);

const rate = (query: string, title: string, body = '') =>
  rateMatch(parseQuery(query, synonyms), { title, body });

test.each([
  ['one word in another case', 'ANMELDUNG', 'Anmeldung in Köln'],
  ['an umlaut written with an e', 'Buergeramt', 'Termin im Bürgeramt'],
  ['an umlaut written without its dots', 'burgeramt', 'Termin im Bürgeramt'],
  ['the beginning of a word', 'aufenth', 'Aufenthaltstitel verlängern'],
  ['a part of a German compound', 'Versicherung', 'Krankenversicherung für Studenten'],
  ['the end of a German compound', 'Nachweis', 'Krankenversicherungsnachweis'],
  ['a typing error', 'anmeldnug', 'Anmeldung in Köln'],
  ['words in another order', 'Köln Anmeldung', 'Anmeldung in Köln'],
  ['a question in whole sentences', 'How do I get an appointment in Berlin?', 'Berlin appointment'],
  ['all words but one of three', 'tax number letter', 'My tax number'],
  ['a name in another language', 'address registration', 'Anmeldung in Köln'],
  ['a name in Arabic', 'تسجيل العنوان', 'Anmeldung in Köln'],
  ['a name with words between', 'address registration Berlin', 'Wo ist die Anmeldung in Berlin?'],
  ['a quoted text', '"tax number"', 'Where is my Tax Number?'],
  ['a quoted text between German quotes', '„Anmeldung in Köln“', 'Anmeldung in Köln'],
  ['Arabic words without marks', 'الإقامة', 'تجديد اقامه'],
  ['a Ukrainian apostrophe', 'сімя', "сім'я у Франції"],
  ['a Turkish dotless i', 'IKAMET izni', 'ikamet İzni'],
  ['a search for words that say nothing', 'how to', 'How to begin?'],
])('finds %s', (_case, query, title) => {
  expect(rate(query, title)).toBeGreaterThan(0);
});

test.each([
  ['one of two words', 'tax Berlin', 'My tax number'],
  ['one of three words', 'tax letter Berlin', 'My tax number'],
  ['the middle of a word', 'meld', 'Anmeldung'],
  ['two typing errors', 'anmldnug', 'Anmeldung'],
  ['a typing error in a short word', 'miwt', 'Miet'],
  ['the words of a quoted text in another order', '"number tax"', 'My tax number'],
  ['another name of a quoted text', '"address registration"', 'Anmeldung in Köln'],
])('does not find %s', (_case, query, title) => {
  expect(rate(query, title)).toBe(0);
});

test.each([
  ['all words before all but one', 'tax number letter', 'Tax number and letter', 'Tax number'],
  ['a word before its beginning', 'tax', 'Tax', 'Taxi'],
  ['a word before a typing error', 'konto', 'Konto', 'Kanto'],
  ['the own words before another name', 'Anmeldung', 'Anmeldung', 'Address registration'],
])('rates %s', (_case, query, better, worse) => {
  expect(rate(query, better)).toBeGreaterThan(rate(query, worse));
});

test('rates the title before the text', () => {
  expect(rate('tax', 'Tax', 'letter')).toBeGreaterThan(rate('tax', 'Letter', 'tax'));
});

test.each(['', '   ', '"', '“”', '?!', '🙂'.repeat(200)])('%j has no words', (text) => {
  expect(parseQuery(text)).toEqual({ concepts: [], phrases: [] });
});

test('every text can be a query, and finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const query = parseQuery(text);
      const isEmpty = query.concepts.length + query.phrases.length === 0;
      expect(rateMatch(query, { title: text, body: '' }) > 0).toBe(!isEmpty);
    }),
  );
});

test('a compound has the ends that begin with a known part', () => {
  expect(compoundEnds('krankenversicherungsnachweis')).toEqual(['versicherungsnachweis', 'nachweis']);
  expect(wordsOf('Bürgeramt Samt Amt').map(compoundEnds)).toEqual([['amt'], [], []]);
});

test('one typing error is one edit of a word', () => {
  const letter = fc.constantFrom(...'abc');
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1 }), fc.nat(), letter, (letters, at, other) => {
      const word = letters.join('');
      const index = at % letters.length;
      for (const edited of [
        letters.toSpliced(index, 1),
        letters.toSpliced(index, 0, other),
        letters.toSpliced(index, 1, other),
        letters.toSpliced(index, 2, ...letters.slice(index, index + 2).reverse()),
      ].map((edit) => edit.join('')))
        if (edited !== word) expect(isOneTypoAway(word, edited), `${word} ${edited}`).toBe(true);
      expect(isOneTypoAway(word, `${word}xy`)).toBe(false);
    }),
  );
});

test('a rater rates each key of a query like a search for it', () => {
  const texts = [
    { title: 'Anmeldung in Köln', body: 'Bring the lease' },
    { title: 'Residence permit', body: 'Aufenthaltstitel' },
  ];
  const indexed = texts.map(indexText);
  const rateQuery = createRater(indexed);
  const typed = 'residense permit köln "the lease"';
  for (let end = 1; end <= typed.length; end += 1) {
    const query = parseQuery(typed.slice(0, end), synonyms);
    expect(indexed.map((text) => rateQuery(query, text))).toEqual(
      texts.map((text) => rateMatch(query, text)),
    );
  }
});
