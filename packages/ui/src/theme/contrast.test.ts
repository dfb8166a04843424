import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { pairsOf } from './contrastPairs.ts';
import { themes } from './tokens.ts';

const contrast = (foreground: string, background: string) =>
  new Color(foreground).to('srgb').toGamut().contrast(new Color(background).to('srgb').toGamut(), 'WCAG21');

describe.each(Object.entries(themes))('in the theme %s', (_name, tokens) => {
  test.each(pairsOf(tokens))('%s', (_pair, foreground, background, atLeast) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(atLeast);
  });
});

test('a text that is too pale for its ground is found', () => {
  expect(contrast('oklch(0.8 0.02 262)', 'oklch(0.98 0.008 86)')).toBeLessThan(4.5);
});
