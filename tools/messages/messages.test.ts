import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFormats } from '@settlement-help/contract/language';
import { describe, expect, test } from 'vitest';
import { type CompileOptions, compileMessage } from './icu.ts';
import { folders, type Language } from './source.ts';
import { readTranslations, writeTranslations } from './translations.ts';

async function format(message: string, values: object, locale = 'en', options?: CompileOptions) {
  const { code } = compileMessage(message, options);
  const source = `export const format = (f, { ${Object.keys(values).join(', ')} }) => ${code};`;
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return module.format(createFormats(locale), values);
}

describe('compileMessage', () => {
  test.each([
    ['Close', {}, 'en', 'Close'],
    ['Votes for “{title}”', { title: 'Where?' }, 'en', 'Votes for “Where?”'],
    ['{count, plural, one {# vote} other {# votes}}', { count: 1 }, 'en', '1 vote'],
    ['{count, plural, one {# vote} other {# votes}}', { count: 1200 }, 'en', '1,200 votes'],
    [
      '{count, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
      { count: 3 },
      'uk',
      '3 кроки',
    ],
    ['{count, plural, =0 {nothing} one {one} other {#}}', { count: 0 }, 'en', 'nothing'],
    [
      '{count, plural, one {# of {all, number}} other {# of {all, number}}}',
      { count: 2, all: 9 },
      'en',
      '2 of 9',
    ],
    [
      '{country, select, France {en France} other {en Allemagne}}',
      { country: 'Germany' },
      'fr',
      'en Allemagne',
    ],
    ['Due {date, date, day}', { date: '2026-11-28' }, 'en', 'Due 28\u00a0November 2026'],
    ["Notifications ('{hotkey}')", {}, 'en', 'Notifications ({hotkey})'],
    ['`$\'{a}\'` \\ "quoted"', {}, 'en', ['`$', '{a}` \\ "quoted"'].join('')],
  ])('%s', async (message, values, locale, text) => {
    expect(await format(message, values, locale)).toBe(text);
  });

  test('isolates a name in a right-to-left text', async () => {
    expect(await format('أهلًا {name}!', { name: 'Amira' }, 'ar', { isolates: true })).toBe(
      'أهلًا \u2068Amira\u2069!',
    );
  });

  test('does not isolate an empty value', async () => {
    expect(await format('متى: {deadline}', { deadline: '' }, 'ar', { isolates: true })).toBe('متى: ');
  });

  test.each([
    ['{count, selectordinal, one {#st} other {#th}}', /ordinals/],
    ['{at, time, short}', /times/],
    ['{day, date, full}', /style/],
    ['{a, select, b {c}}', /MISSING_OTHER_CLAUSE/],
    ['{open', /EXPECT_ARGUMENT_CLOSING_BRACE/],
  ])('throws on %s', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason);
  });
});

describe('the .po file of a language', () => {
  function createFolder(english: object) {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'));
    const write = (texts: object) => {
      mkdirSync(join(folder, 'en'), { recursive: true });
      writeFileSync(join(folder, 'en/start.json'), JSON.stringify(texts));
    };
    write(english);
    return { folder, write, file: () => readFileSync(join(folder, 'fr.po'), 'utf8') };
  }
  const statesOf = (folder: string) =>
    readTranslations(folder, 'fr').map(({ key, text, state, by }) => [key, text, state, by]);

  test('keeps the translator, marks changed texts as fuzzy and removes deleted texts', () => {
    const { folder, write, file } = createFolder({ form: { send: 'Send', stop: 'Stop' }, old: 'Old' });
    expect(statesOf(folder)).toEqual([
      ['form.send', '', 'missing', null],
      ['form.stop', '', 'missing', null],
      ['old', '', 'missing', null],
    ]);
    writeTranslations(
      folder,
      'fr',
      readTranslations(folder, 'fr').map((one) => ({
        ...one,
        text: `${one.key} fr`,
        state: 'current',
        by: 'machine',
      })),
    );
    expect(file()).toContain(
      '# translated by: machine\nmsgctxt "form.send"\nmsgid "Send"\nmsgstr "form.send fr"',
    );

    write({ form: { send: 'Send it', stop: 'Stop' }, fresh: 'New' });
    writeTranslations(folder, 'fr', readTranslations(folder, 'fr'));
    expect(statesOf(folder)).toEqual([
      ['form.send', 'form.send fr', 'outdated', 'machine'],
      ['form.stop', 'form.stop fr', 'current', 'machine'],
      ['fresh', '', 'missing', null],
    ]);
    expect(file()).toContain('#, fuzzy');
    expect(file()).not.toContain('"old"');
  });
});

/** Wrong quotation marks, and plain spaces that would break a line before a punctuation mark. */
const typographyErrors: Partial<Record<Language, RegExp>> = {
  fr: / [:;!?»]|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|["“”„]/u,
  de: /["”«»]|„[^“]*$|^[^„]*“/u,
  uk: / [:;!?]|["“”„]|« | »/u,
  tr: / [:;!?]|["„«»]/u,
  ar: /["“”„]|[;?]/u,
};

test.each(Object.entries(typographyErrors))(
  '%s uses its own punctuation marks and spaces',
  (language, error) => {
    const texts = folders.flatMap((folder) => readTranslations(folder, language as Language));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ text }) => error.test(text)).map(({ key }) => key)).toEqual([]);
  },
);

test('Arabic plural forms for one and two do not contain a number', () => {
  const texts = folders.flatMap((folder) => readTranslations(folder, 'ar'));
  const counted = texts.filter(({ text }) => /\b(?:one|two) \{[^{}]*# \p{L}/u.test(text));
  expect(counted.map(({ key }) => key)).toEqual([]);
});
