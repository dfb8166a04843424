import { describe, expect, test } from 'vitest';
import { createOptionFinder, findExact } from './findOptions.ts';

const options = [
  { value: 'GQ', label: 'Equatorial Guinea' },
  { value: 'GN', label: 'Guinea' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['Ivory Coast'] },
  { value: 'NE', label: 'Niger' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'TR', label: 'Türkiye' },
  { value: 'KE', label: 'Kehl', hint: 'Baden-Württemberg' },
  { value: 'EG', label: 'مصر' },
];

const find = createOptionFinder(options);
const labels = (typed: string) => find(typed).map(({ label }) => label);

describe('createOptionFinder', () => {
  test('an empty text finds every option', () => {
    expect(find(' ')).toEqual(options);
  });

  test.each([
    ['cote', ['Côte d’Ivoire']],
    ['COTE D', ['Côte d’Ivoire']],
    ['turkiye', ['Türkiye']],
    ['ivory', ['Côte d’Ivoire']],
    ['wurttem', ['Kehl']],
    ['nigeia', ['Nigeria']],
    ['مصر', ['مصر']],
    ['x', []],
    ['?', []],
  ])('%s finds %j', (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });

  test('a label that begins with the text comes first', () => {
    expect(labels('guinea')).toEqual(['Guinea', 'Equatorial Guinea']);
  });

  test('a whole word comes before a longer one', () => {
    expect(labels('niger')).toEqual(['Niger', 'Nigeria']);
  });
});

describe('findExact', () => {
  test('ignores case, accents and spaces', () => {
    expect(findExact(options, ' COTE d’ivoire')?.value).toBe('CI');
  });

  test('returns nothing for a part, an empty text or two equal labels', () => {
    expect(findExact(options, 'nige')).toBeUndefined();
    expect(findExact(options, '')).toBeUndefined();
    expect(findExact([...options, { value: 'x', label: 'Niger' }], 'niger')).toBeUndefined();
  });
});
