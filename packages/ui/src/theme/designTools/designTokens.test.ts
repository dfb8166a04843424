import { expect, test } from 'vitest';
import { countLeaves, parseTokens, withValue } from '../../../test/parseTokens.ts';
import { toHex } from '../contrast/color.ts';
import { palette } from '../palette.ts';
import { scale } from '../scale.ts';
import { themes } from '../tokens.ts';
import { designTokens } from './designTokens.ts';

test('a reader of the format takes every token', async () => {
  const tokens = await parseTokens(designTokens());
  expect(Object.keys(tokens)).toHaveLength(countLeaves(palette) + countLeaves(themes) + countLeaves(scale));
  expect(tokens['color.dark.action.background']).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.8, 0.085, 215], hex: toHex(themes.dark.action.background) },
    aliasOf: 'palette.sky.300',
  });
  expect(tokens['text.hero']).toMatchObject({ $type: 'dimension', $value: { value: 4.375, unit: 'rem' } });
  expect(tokens['shadow.raised']).toMatchObject({ $type: 'shadow' });
});

test('hex colours have six digits, which the published schema requires', () => {
  const hexes = [...JSON.stringify(designTokens()).matchAll(/"hex":"(.*?)"/g)].map(([, hex]) => hex);
  expect(hexes.length).toBeGreaterThan(50);
  expect(hexes.filter((hex) => !/^#[\da-f]{6}$/.test(hex ?? ''))).toEqual([]);
});

test.each([
  ['palette.ink.900', '#112233'],
  ['space.4', '1rem'],
  ['weight.bold', 'fat'],
  ['easing.out', [0.2, 0.7]],
  ['color.light.text.default', '{palette.ink.1000}'],
])('a reader of the format rejects %s with a wrong value', async (path, value) => {
  await expect(parseTokens(withValue(designTokens(), path, value))).rejects.toThrow();
});
