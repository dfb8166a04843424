import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { services, steps } from '../src/index.ts';
import { overdueReviews, readContent, readCountry } from './readContent.ts';

const root = join(import.meta.dirname, '..');

test('the compiled content is that of the files: run `pnpm --filter @settlement-help/content build`', () => {
  const { France, Germany } = readContent(root);
  expect(steps).toEqual({ France: France.steps, Germany: Germany.steps });
  expect(services).toEqual({ France: France.services, Germany: Germany.services });
});

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
    ['a step without a source', 'steps/tax-id/facts.yaml', /^source_url:.*/m, '', 'source_url'],
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
    ['a step that the country does not list', 'facts.yaml', '  - anmeldung\n', '', 'anmeldung'],
    ['two banks', 'services/banks/facts.yaml', / {2}- name: Sparkasse\n.*\n.*\n/, '', 'banks'],
  ])('%s', (_case, file, from, to, reason) => {
    edit(file, from, to);
    expect(() => readCountry(folder)).toThrow(reason);
  });
});

test('lists the facts whose review is due', () => {
  const content = readContent(root);
  const [step] = content.France.steps;
  if (!step) expect.fail('France has no steps');
  step.review_by = '2026-12-31';
  expect(overdueReviews(content, '2026-12-31')).toEqual([]);
  expect(overdueReviews(content, '2027-01-01')).toEqual([
    'France, visa-validation: check again by 2026-12-31',
  ]);
});
