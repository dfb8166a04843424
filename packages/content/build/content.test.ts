import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadCounterGuide } from '../src/counterGuides.ts';
import { loadGlossary } from '../src/glossary.ts';
import { loadStepGuide } from '../src/guides.ts';
import { allSteps, plans, services, steps } from '../src/index.ts';
import { loadLetter, loadLetterTitles } from '../src/letters.ts';
import { loadServices } from '../src/services.ts';
import { loadStepTranslations } from '../src/stepTranslations.ts';
import { describeTranslations } from './describeTranslations.ts';
import { languageCodes } from './languages.ts';
import { listOverdueReviews, readContent, readCountry } from './readContent.ts';
import { toStep, toStepTranslation } from './readStep.ts';
import { describeReviews } from './reportReviews.ts';
import { acceptTranslations, hashOf, listTranslations } from './translations.ts';

const root = join(import.meta.dirname, '..');

const countries = ['France', 'Germany'] as const;
const english = readContent(root);

test.each(countries)('the compiled plan and steps of %s match the files', (country) => {
  const files = english[country];
  expect(plans[country]).toEqual(files.plan);
  expect(allSteps[country]).toEqual(files.guides.map(toStep));
  expect(steps[country]).toEqual(allSteps[country].slice(0, 10));
  expect(services[country]).toEqual(files.services);
});

describe.each(languageCodes)('the compiled content in %s matches the files', (language) => {
  const content = readContent(root, language);
  const textOf = (path: string) => readFileSync(join(root, 'dist', language, `${path}.ts`), 'utf8');

  test.each(countries)('of %s (if not, run `pnpm compile`)', async (country) => {
    const { guides, counterGuides, letters, services, glossary } = content[country];
    for (const [folder, entries] of Object.entries({ guides, counterGuides, letters })) {
      for (const entry of entries) {
        const text = textOf(`${country.toLowerCase()}/${folder}/${entry.key}`);
        expect(text).toContain(JSON.stringify(entry));
      }
    }
    const guide = guides.at(-1) ?? expect.fail('No guides');
    const letter = letters.at(-1) ?? expect.fail('No letters');
    expect(await loadStepGuide(language, country, guide.key)).toEqual(guide);
    expect(await loadCounterGuide(language, country, guide.key)).toEqual(counterGuides.at(-1));
    expect(await loadLetter(language, country, letter.key)).toEqual(letter);
    expect(await loadServices(language, country)).toEqual(services);
    expect(await loadGlossary(language, country)).toEqual(glossary);
    const titles = await loadLetterTitles(language, country);
    expect(titles.map(({ key }) => key)).toEqual(letters.map(({ key }) => key));
    expect(letters).toMatchObject(titles);
    const translations = await loadStepTranslations(language, country);
    for (const one of guides) expect(translations[one.key] ?? null).toEqual(toStepTranslation(one));
  });
});

test.each(['toString', '__proto__', ''])('an unknown key "%s" loads null', async (key) => {
  expect(await loadStepGuide('en', 'France', key)).toBeNull();
  expect(await loadCounterGuide('en', 'France', key)).toBeNull();
  expect(await loadLetter('en', 'France', key)).toBeNull();
});

test('services link to front pages, and the first emergency number is 112', () => {
  for (const { government, essential, emergency } of Object.values(services)) {
    const links = [...government, ...essential].flatMap(({ link, more, banks }) => [
      ...(link ? [link] : []),
      ...more.map(({ url }) => url),
      ...(banks ?? []).map((bank) => bank.link),
    ]);
    for (const link of links) expect(link).toMatch(/^https:\/\/[^/]+\/$/);
    expect(emergency[0]?.number).toBe('112');
  }
});

const counter = (file: string) => `counter/${file}.yaml`;
const letter = (file: string) => `letters/wohnungsgeberbestaetigung/${file}.yaml`;

describe('an error names the file with', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(join(root, 'germany'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  };

  test.each([
    ['a misspelled field', 'steps/anmeldung/en.yaml', 'title:', 'titel:', 'titel'],
    ['a missing quote', 'steps/anmeldung/en.yaml', /^title:.*/m, 'title: "Register', 'anmeldung/en.yaml'],
    ['an empty text', 'steps/anmeldung/en.yaml', /^title:.*/m, 'title: ""', 'title'],
    ['a link without https', 'steps/tax-id/facts.yaml', 'https:', 'http:', 'links.bzst'],
    [
      'a review date that is no date',
      'steps/tax-id/facts.yaml',
      /review_by: .*/,
      'review_by: soon',
      'review_by',
    ],
    [
      'a review before the check',
      'steps/tax-id/facts.yaml',
      /review_by: .*/,
      'review_by: 2026-01-01',
      'review_by',
    ],
    ['a link without a label', 'steps/tax-id/en.yaml', /^ {2}bzst:/m, '  other:', 'bzst,other'],
    ['an emergency number without a text', 'en.yaml', '"110"', '"111"', '110,111'],
    ['a step without a source', 'steps/tax-id/facts.yaml', /sources:\n( {2}.*\n)+/, '', 'sources'],
    ['a step that the plan does not list', 'plan.yaml', '- key: family-doctor\n', '', 'family-doctor'],
    ['a step of the plan without files', 'plan.yaml', /$/, '- key: emigration\n', 'emigration'],
    ['a step without an explanation', 'steps/tax-id/en.yaml', /about:\n( {2}.*\n)+/, '', 'about'],
    ['other standard steps than the plan', 'facts.yaml', '  - anmeldung\n', '', 'standard steps'],
    ['a letter for an unknown step', letter('facts'), '[housing, ', '[house, ', 'unknown step: house'],
    ['a letter with an unused field', letter('facts'), /^ {2}- role: body\n.*Ort.*\n/m, '', 'paragraphs'],
    ['a letter with an unknown placeholder', letter('facts'), '{people}', '{persons}', 'same fields'],
    ['a letter whose translation lacks a field', letter('en'), '  - "{people}"', '  - Them', 'same fields'],
    ['a field without a label', letter('en'), '  people:', '  persons:', 'people,persons'],
    [
      'a term for an unknown step',
      'glossary/facts.yaml',
      '[anmeldung]',
      '[register]',
      'unknown step: register',
    ],
    ['a term without a meaning', 'glossary/en.yaml', /^anmeldung:/m, 'melden:', 'anmeldung,melden'],
    ['a step at an unknown office', 'offices.yaml', / {2}buergeramt:\n( {4}.*\n)+/, '', 'anmeldung'],
    [
      'a line of what to bring without a kind of document',
      'steps/anmeldung/facts.yaml',
      'documents: none',
      'documents: []',
      'bring',
    ],
    [
      'an unknown kind of document',
      'steps/anmeldung/facts.yaml',
      '[landlord_confirmation]',
      '[landlord]',
      'bring',
    ],
    [
      'what to bring in only one of the files',
      'steps/anmeldung/facts.yaml',
      '  - documents: none\n',
      '',
      '3 entries in facts.yaml, but 4 texts',
    ],
    [
      'one kind of document for two lines',
      'steps/anmeldung/facts.yaml',
      '[landlord_confirmation]',
      '[passport]',
      'the same kind: passport',
    ],
    ['a step without a counter pass', counter('facts'), /^ {2}anmeldung:\n( {4}.*\n)+/m, '', 'anmeldung'],
    [
      'a question that no counter asks',
      counter('facts'),
      /^questions:\n/m,
      '$&  weather:\n    question: Regnet es?\n',
      'weather',
    ],
    [
      'the name of a paper that speaks to the user',
      'steps/anmeldung/de.yaml',
      '- item: ',
      '- item: Ihr ',
      'speaks to the user',
    ],
    ['a law that the step does not have', counter('facts'), '[§ 17 BMG]', '[§ 18 BMG]', 'no law § 18 BMG'],
    ['a question without a translation', counter('en'), /^ {2}religion:\n( {4}.*\n)+/m, '', 'religion'],
    [
      'an answer without a translation',
      counter('en'),
      'The Roman Catholic Church, "Another one, I will write it down"',
      'The Roman Catholic Church',
      'answers of religion',
    ],
    ['two banks', 'services/banks/facts.yaml', / {2}- name: Sparkasse\n.*\n.*\n/, '', 'banks'],
  ])('%s', (_case, file, from, to, reason) => {
    edit(file, from, to);
    expect(() => readCountry(folder, 'Germany')).toThrow(reason);
  });

  describe('a translation', () => {
    const step = 'steps/anmeldung';

    const translate = (change: (text: string) => string) => {
      const original = join(folder, step, 'en.yaml');
      const head = `translation: { by: machine, of: "${hashOf(original)}" }\n`;
      writeFileSync(join(folder, step, 'fr.yaml'), change(head + readFileSync(original, 'utf8')));
    };
    const read = () => readCountry(folder, 'Germany', 'fr').guides.find(({ key }) => key === 'anmeldung');
    const inFrench = (text: string) => text.replace('Register your address', 'Déclarer votre adresse');

    test('is loaded with the name of its translator', () => {
      translate(inFrench);
      expect(read()).toMatchObject({
        title: 'Déclarer votre adresse',
        stamp: 'Anmeldung',
        translation: { language: 'fr', by: 'machine' },
      });
    });

    test.each([
      ['is missing', () => rmSync(join(folder, step, 'fr.yaml'))],
      ['is outdated', () => translate((text) => inFrench(text).replace(/of: ".{8}/, 'of: "00000000'))],
    ])('%s: the English text is loaded without a translation mark', (_case, write) => {
      write();
      expect(read()).toMatchObject({ title: 'Register your address' });
      expect(read()).not.toHaveProperty('translation');
    });

    test.each<[string, string | RegExp, string, string]>([
      ['the translator is missing', 'by: machine, ', '', 'translation.by'],
      ['the hash is a number', /of: ".{8}"/, 'of: 12345678', 'translation.of'],
      ['an entry of a list is missing', / {2}- item: Registration form\n.*\n/, '', 'bring'],
      ['a text is missing', /^note:.*\n/m, '', 'note'],
      ['a field is unknown', /$/, 'hint: Oui\n', 'hint'],
    ])('throws if %s', (_case, from, to, reason) => {
      translate((text) => text.replace(from, to));
      expect(read).toThrow(reason);
    });
  });
});

test('reports missing texts, outdated texts and translators of a language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(root, 'germany/services'), join(folder, 'germany'), { recursive: true });
  const write = (name: string, by: string, of = hashOf(join(folder, 'germany', name, 'en.yaml'))) =>
    writeFileSync(join(folder, 'germany', name, 'fr.yaml'), `translation: { by: ${by}, of: "${of}" }`);
  for (const { name } of listTranslations(folder).filter(({ language }) => language === 'fr')) {
    write(name.replace('germany/', ''), 'machine');
  }
  write('waste', 'human');
  write('banks', 'machine-reviewed');
  write('energy', 'machine', '00000000');
  rmSync(join(folder, 'germany/transport/fr.yaml'));
  expect(describeTranslations('fr', listTranslations(folder))).toBe(`French (fr, shipped): 7 of 9 texts
  1 by a person, 1 by a machine and reviewed, 5 by a machine
  outdated, because the English text changed:
    germany/energy
  missing:
    germany/transport`);
  rmSync(folder, { recursive: true });
});

test('accepts the translations of a folder after the English text changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const step = 'germany/steps/anmeldung';
  cpSync(join(root, step), join(folder, step), { recursive: true });
  const [english, french] = [join(folder, step, 'en.yaml'), join(folder, step, 'fr.yaml')];
  const before = readFileSync(french, 'utf8');
  const old = hashOf(english);
  const outdated = () => listTranslations(folder).filter(({ state }) => state === 'outdated').length;
  writeFileSync(english, readFileSync(english, 'utf8').replace(/^title: .*/m, 'title: Register'));
  expect(outdated()).toBe(5);
  const hash = hashOf(english);
  expect(acceptTranslations(folder, step)[0]).toBe(`${step}/fr.yaml: ${old} is now ${hash}`);
  expect(readFileSync(french, 'utf8')).toBe(before.replace(old, hash));
  expect(outdated()).toBe(0);
  expect(acceptTranslations(folder, step)[0]).toBe(`${step}/fr.yaml: no change`);
  writeFileSync(french, before.replace(/^note:/m, 'hint:'));
  expect(() => acceptTranslations(folder, step)).toThrow('fr.yaml: does not have the same fields');
  rmSync(folder, { recursive: true });
});

/** Lists every text with the path of its field. */
const textsOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => textsOf(part, `${path} ${key}`));

/** Sentences that stay long: lists of countries, and sentences of letters that follow their original. */
const longSentences = [
  'germany/steps/residence-permit/en.yaml note: Citizens of Australia',
  'france/letters/attestation-hebergement/en.yaml paragraphs',
  'france/letters/depot-de-garantie/en.yaml paragraphs',
  'germany/letters/termin-auslaenderbehoerde/en.yaml paragraphs',
];

test('English sentences have at most 20 words, and no text calls a task easy', () => {
  const texts = globSync('{france,germany}/**/en.yaml', { cwd: root }).flatMap((file) =>
    textsOf(parse(readFileSync(join(root, file), 'utf8')), file),
  );
  const long = texts.flatMap(([path, text]) =>
    text
      .split(/(?<=[.?!:])\s+|\n/)
      .filter((sentence) => sentence.split(/\s+/).length > 20)
      .map((sentence) => `${path}: ${sentence}`)
      .filter((sentence) => !longSentences.some((start) => sentence.startsWith(start))),
  );
  const patronizing = texts.filter(([, text]) => /\b(simply|just|easy|easily|of course)\b/i.test(text));
  expect(texts.length).toBeGreaterThan(500);
  expect([long, patronizing]).toEqual([[], []]);
});

test('Arabic numbers have no plain spaces, which would reverse their groups', () => {
  const texts = globSync('{france,germany}/**/ar.yaml', { cwd: root }).flatMap((file) =>
    textsOf(parse(readFileSync(join(root, file), 'utf8')), file),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => /\d \d/.test(text))).toEqual([]);
});

test('French texts, original letters and titles of sources have non-breaking spaces', () => {
  const files = globSync(['{france,germany}/**/fr.yaml', 'france/**/facts.yaml'], { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const faulty = files.filter((file) =>
    / [:;!?»]|«(?![\u00a0\u202f])/u.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(faulty).toEqual([]);
});

test('lists steps, services and letters with an overdue review', () => {
  const due = readContent(root);
  const { guides, services, letters: french } = due.France;
  for (const entry of [guides[0], services.essential[0], french[0]]) {
    if (!entry) expect.fail('France lacks content');
    entry.review_by = '2026-12-31';
  }
  expect(listOverdueReviews(due, '2026-12-31')).toEqual([]);
  expect(listOverdueReviews(due, '2027-01-01')).toEqual([
    'France, visa-validation: check again by 2026-12-31',
    'France, transport: check again by 2026-12-31',
    'France, attestation-hebergement: check again by 2026-12-31',
  ]);
});

test('describes due reviews by date, open claims and front pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const country of ['france', 'germany'])
    cpSync(join(root, country), join(folder, country), { recursive: true });
  const edit = (key: string, change: (facts: string) => string) => {
    const file = join(folder, 'germany/steps', key, 'facts.yaml');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const setReview = (facts: string, verified: string, day: string) =>
    facts.replace(/^verified_on: .*\nreview_by: .*/m, `verified_on: ${verified}\nreview_by: ${day}`);
  edit('anmeldung', (facts) => setReview(facts, '2000-01-01', '2000-03-01').replace('bmg/__17.html', ''));
  edit(
    'school',
    (facts) => `# Open: the age.\n${setReview(facts.replace(/^(#.*\n)+/, ''), 'null', '2000-02-01')}`,
  );
  const report = describeReviews(folder, { today: '2000-02-15', days: 15 });
  expect(report).toMatch(
    /^Review by 2000-03-01 \(2 of \d+\):\n {2}2000-02-01, overdue: .*\/school\/facts.yaml\n/,
  );
  expect(report).toContain('  2000-03-01: packages/content/germany/steps/anmeldung/facts.yaml\n    https://');
  expect(report).toContain('/school/facts.yaml\n    Open: the age.\n');
  expect(report.split('front pages')[1]).toContain(
    '/anmeldung/facts.yaml\n    § 17 BMG: Anmeldung, Abmeldung: https://www.gesetze-im-internet.de/\n',
  );
  expect(describeReviews(folder, { today: '2000-02-15', days: 14 })).toContain('(1 of');
  rmSync(folder, { recursive: true });
});

test.each([
  ['the strict build fails', ['--strict'], 1],
  ['the build of the app passes', [], 0],
])('with overdue reviews %s and lists them', { timeout: 30_000 }, (_case, options, status) => {
  const build = spawnSync(process.execPath, ['build/compile.ts', ...options, '--today', '2101-01-01'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(build.stderr).toMatch(/^Facts to check again:\n(.+\n)*Germany, anmeldung: check again by 20/);
  expect(build.status).toBe(status);
});
