import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf.ts';

test.each([
  ['case', 'Tax ID', 'tAX iD'],
  ['punctuation', '«bank-account»?!', 'bank account'],
  ['French accents and ligatures', 'IMPÔTS, cœur', 'impots coeur'],
  ['an accent of its own sign', 'e\u0301cole', 'école'],
  ['the German ß', 'Straße', 'STRASSE'],
  ['German umlauts', 'Bürgeramt', 'Burgeramt'],
  ['umlauts written with an e', 'Buergeramt, Anträge, Loewe', 'Bürgeramt Antraege Löwe'],
  ['the Turkish i, with and without a dot', 'İKAMET ıkamet', 'ikamet IKAMET'],
  ['Turkish letters', 'çalışma izni', 'calisma izni'],
  ['the Ukrainian apostrophe', "здоровʼя здоров'я", 'здоров’я здоровя'],
  ['Ukrainian letters with a mark', 'їжа ґанок', 'іжа ганок'],
  ['Arabic vowel signs', 'سَكَن', 'سكن'],
  ['Arabic alef with hamza and madda', 'أسرة إقامة آمن ٱسم', 'اسره اقامه امن اسم'],
  ['Arabic ta marbuta and alef maqsura', 'إقامة مستشفى', 'اقامه مستشفي'],
  ['Arabic hamza on waw and ya', 'مسؤول طوارئ', 'مسوول طواري'],
  ['Persian letters of some keyboards', 'بنک عربی', 'بنك عربي'],
  ['a stretched Arabic word', 'ســكن', 'سكن'],
  ['Arabic letters as they are joined', 'ﺳﻜﻦ', 'سكن'],
  ['the Arabic article', 'السكن بالبنك والعمل للسكن', 'سكن بنك عمل سكن'],
  ['Arabic, Persian and wide digits', '١١٢ ۱۱۲ １１٠', '112 112 110'],
])('does not mind %s', (_case, text, same) => {
  expect(wordsOf(text)).toEqual(wordsOf(same));
});

test.each([
  ['a word that only begins like the article', 'والد', ['والد']],
  ['a short word after the article', 'الم', ['الم']],
  ['nothing but signs', '؟ 🙂', []],
])('keeps %s', (_case, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('the apostrophe of French separates words', () => {
  expect(wordsOf("l'impôt d’aujourd'hui")).toEqual(['l', 'impot', 'd', 'aujourd', 'hui']);
});

test('words have only letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = wordsOf(text);
      expect(words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
    }),
  );
});
