import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFormats } from '@settlement-help/contract/language';
import { describe, expect, test } from 'vitest';
import { type CompileOptions, compileMessage } from './icu.ts';
import { folders, type Language } from './source.ts';
import { readTranslations, writeTranslations } from './translations.ts';

/** What a compiled message says. */
async function say(message: string, values: object, locale = 'en', options?: CompileOptions) {
  const { code } = compileMessage(message, options);
  const source = `export const say = (f, { ${Object.keys(values).join(', ')} }) => ${code};`;
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return module.say(createFormats(locale), values);
}

describe('a compiled message', () => {
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
    ['Due {date, date, day}', { date: '2026-11-28' }, 'en', 'Due 28 November 2026'],
    ["Notifications ('{hotkey}')", {}, 'en', 'Notifications ({hotkey})'],
    ['`$\'{a}\'` \\ "quoted"', {}, 'en', ['`$', '{a}` \\ "quoted"'].join('')],
  ])('%s', async (message, values, locale, said) => {
    expect(await say(message, values, locale)).toBe(said);
  });

  test('isolates a name within a text from right to left', async () => {
    expect(await say('أهلًا {name}!', { name: 'Amira' }, 'ar', { isolates: true })).toBe(
      'أهلًا \u2068Amira\u2069!',
    );
  });

  test('isolates nothing where the value is empty, since an element follows in its place', async () => {
    expect(await say('متى: {deadline}', { deadline: '' }, 'ar', { isolates: true })).toBe('متى: ');
  });

  test.each([
    ['{count, selectordinal, one {#st} other {#th}}', /ordinals/],
    ['{at, time, short}', /times/],
    ['{day, date, full}', /style/],
    ['{a, select, b {c}}', /MISSING_OTHER_CLAUSE/],
    ['{open', /EXPECT_ARGUMENT_CLOSING_BRACE/],
  ])('refuses %s', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason);
  });
});

describe('the file of a language', () => {
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

  test('keeps who translated a text, marks what changed in English, and drops what is gone', () => {
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

/** Quotation marks of another language, and spaces that would break a line before its mark. */
const typographyFaults: Partial<Record<Language, RegExp>> = {
  fr: / [:;!?»]|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|["“”„]/u,
  de: /["”«»]|„[^“]*$|^[^„]*“/u,
  uk: / [:;!?]|["“”„]|« | »/u,
  tr: / [:;!?]|["„«»]/u,
  ar: /["“”„]|[;?]/u,
};

test.each(Object.entries(typographyFaults))('%s has its own marks and spaces', (language, fault) => {
  const texts = folders.flatMap((folder) => readTranslations(folder, language as Language));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => fault.test(text)).map(({ key }) => key)).toEqual([]);
});

test('Arabic counts one and two by the noun alone, without a number before it', () => {
  const texts = folders.flatMap((folder) => readTranslations(folder, 'ar'));
  const counted = texts.filter(({ text }) => /\b(?:one|two) \{[^{}]*# \p{L}/u.test(text));
  expect(counted.map(({ key }) => key)).toEqual([]);
});
