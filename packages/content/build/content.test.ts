import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadGlossary } from '../src/glossary.ts';
import { loadStepGuide } from '../src/guides.ts';
import { allSteps, plans, services, steps } from '../src/index.ts';
import { letters, loadLetter } from '../src/letters.ts';
import { overdueReviews, readContent, readCountry } from './readContent.ts';
import { toStep } from './readStep.ts';

const root = join(import.meta.dirname, '..');

const content = readContent(root);
const countries = ['France', 'Germany'] as const;

describe.each(countries)(
  'the compiled content of %s is that of the files: run `pnpm build` here',
  (country) => {
    const files = content[country];

    test('plan, steps and services', () => {
      expect(plans[country]).toEqual(files.plan);
      expect(allSteps[country]).toEqual(files.guides.map(toStep));
      expect(steps[country]).toEqual(allSteps[country].slice(0, 10));
      expect(services[country]).toEqual(files.services);
    });

    test.each(['guides', 'letters'] as const)('a module for each of the %s', (name) => {
      for (const entry of files[name]) {
        const path = join(root, 'dist', country.toLowerCase(), name, `${entry.key}.ts`);
        expect(readFileSync(path, 'utf8')).toContain(JSON.stringify(entry));
      }
      expect(letters[country].map(({ key }) => key)).toEqual(files.letters.map(({ key }) => key));
    });

    test('a guide, a letter and the glossary load alone', async () => {
      const guide = files.guides.at(-1) ?? expect.fail('No guides');
      const letter = files.letters.at(-1) ?? expect.fail('No letters');
      expect(await loadStepGuide(country, guide.key)).toEqual(guide);
      expect(await loadLetter(country, letter.key)).toEqual(letter);
      expect(await loadGlossary(country)).toEqual(files.glossary);
    });

    test('an unknown key loads nothing', async () => {
      for (const key of ['toString', '__proto__', '']) {
        expect(await loadStepGuide(country, key)).toBeNull();
        expect(await loadLetter(country, key)).toBeNull();
      }
    });
  },
);

test('the services lead to the front pages of their sites, and the first emergency number is 112', () => {
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

const letter = (file: string) => `letters/wohnungsgeberbestaetigung/${file}.yaml`;

describe('a file with a fault is refused by name', () => {
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
    ['a step that the plan does not list', 'plan.yaml', '- key: deregistration\n', '', 'deregistration'],
    ['a step of the plan without files', 'plan.yaml', /$/, '- key: emigration\n', 'emigration'],
    ['a step that says nothing', 'steps/tax-id/en.yaml', /about:\n( {2}.*\n)+/, '', 'about'],
    ['other standard steps than the plan', 'facts.yaml', '  - anmeldung\n', '', 'standard steps'],
    ['a letter for an unknown step', letter('facts'), '[housing, ', '[house, ', 'no such step: house'],
    [
      'a letter with a field that no text names',
      letter('facts'),
      /^ {2}- role: date\n.*\n/m,
      '',
      'paragraphs',
    ],
    ['a letter with a text that no field fills', letter('facts'), '{people}', '{persons}', 'other fields'],
    ['a letter whose translation lacks a field', letter('en'), '  - "{people}"', '  - Them', 'other fields'],
    ['a field without a label', letter('en'), '  people:', '  persons:', 'people,persons'],
    [
      'a term for an unknown step',
      'glossary/facts.yaml',
      '[anmeldung]',
      '[register]',
      'no such step: register',
    ],
    ['a term without a meaning', 'glossary/en.yaml', /^anmeldung:/m, 'melden:', 'anmeldung,melden'],
    ['a step at an unknown office', 'offices.yaml', / {2}buergeramt:\n( {4}.*\n)+/, '', 'anmeldung'],
    ['two banks', 'services/banks/facts.yaml', / {2}- name: Sparkasse\n.*\n.*\n/, '', 'banks'],
  ])('%s', (_case, file, from, to, reason) => {
    edit(file, from, to);
    expect(() => readCountry(folder, 'Germany')).toThrow(reason);
  });
});

/** Every text of a file, beside the name of the field. */
const textsOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) => textsOf(part, `${path} ${key}`));

test('the English texts are plain: sentences of at most 25 words, and no word that makes light of a task', () => {
  const texts = globSync('{france,germany}/**/en.yaml', { cwd: root }).flatMap((file) =>
    textsOf(parse(readFileSync(join(root, file), 'utf8')), file),
  );
  const long = texts.flatMap(([path, text]) =>
    text
      .split(/(?<=[.?!:])\s+|\n/)
      .filter((sentence) => sentence.split(/\s+/).length > 25)
      .map((sentence) => `${path}: ${sentence}`),
  );
  const light = texts.filter(([, text]) => /\b(simply|just|easy|easily|of course)\b/i.test(text));
  expect(texts.length).toBeGreaterThan(500);
  expect([long, light]).toEqual([[], []]);
});

test('lists the steps, services and letters whose review is due', () => {
  const due = readContent(root);
  const { guides, services, letters: french } = due.France;
  for (const entry of [guides[0], services.essential[0], french[0]]) {
    if (!entry) expect.fail('France lacks content');
    entry.review_by = '2026-12-31';
  }
  expect(overdueReviews(due, '2026-12-31')).toEqual([]);
  expect(overdueReviews(due, '2027-01-01')).toEqual([
    'France, visa-validation: check again by 2026-12-31',
    'France, transport: check again by 2026-12-31',
    'France, attestation-hebergement: check again by 2026-12-31',
  ]);
});
