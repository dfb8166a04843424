import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { toHex } from './contrast/colour.ts';
import { designTokens } from './designTokens.ts';
import { palette } from './palette.ts';
import { scale } from './scale.ts';
import { themes } from './tokens.ts';

const countLeaves = (group: object): number =>
  Object.values(group).reduce((sum, value) => sum + (typeof value === 'string' ? 1 : countLeaves(value)), 0);

test('a reader of the format takes every token', async () => {
  const filename = new URL('file:///tokens.json');
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('file:///') });
  const { tokens } = await parse([{ filename, src: JSON.stringify(designTokens()) }], { config });
  expect(Object.keys(tokens)).toHaveLength(countLeaves(palette) + countLeaves(themes) + countLeaves(scale));
  expect(tokens['color.dark.action.background']).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.8, 0.085, 215], hex: toHex(themes.dark.action.background) },
    aliasOf: 'palette.sky.300',
  });
  expect(tokens['text.hero']).toMatchObject({ $type: 'dimension', $value: { value: 4.375, unit: 'rem' } });
  expect(tokens['shadow.raised']).toMatchObject({ $type: 'shadow' });
});
