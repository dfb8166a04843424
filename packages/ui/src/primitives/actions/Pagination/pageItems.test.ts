import { expect, test } from 'vitest';
import { pageItems } from './pageItems.ts';

const shown = (page: number, count: number) =>
  pageItems(page, count)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

test('up to seven pages have no gap', () => {
  expect(shown(1, 2)).toBe('1 2');
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('more pages have seven items, so that links keep their places', () => {
  expect(shown(1, 12)).toBe('1 2 3 4 5 … 12');
  expect(shown(4, 12)).toBe('1 2 3 4 5 … 12');
  expect(shown(5, 12)).toBe('1 … 4 5 6 … 12');
  expect(shown(8, 12)).toBe('1 … 7 8 9 … 12');
  expect(shown(9, 12)).toBe('1 … 8 9 10 11 12');
  expect(shown(12, 12)).toBe('1 … 8 9 10 11 12');
});

test('a gap replaces at least two pages', () => {
  expect(shown(4, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(5, 8)).toBe('1 … 4 5 6 7 8');
});
