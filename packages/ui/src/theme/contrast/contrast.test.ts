import { expect, test } from 'vitest';
import { themes } from '../tokens.ts';
import { contrastOf } from './color.ts';
import { contrastFailures } from './contrastFailures.ts';

test.each(Object.entries(themes))(
  'all colours that meet in the theme %s have the contrast that they need',
  (_name, colors) => {
    expect(contrastFailures(colors)).toEqual([]);
  },
);

test('the ratio is that of WCAG', () => {
  expect(contrastOf('#fff', '#000')).toBe(21);
  // The example of https://webaim.org/articles/contrast: the lightest grey that passes on white.
  expect(contrastOf('#767676', 'white')).toBeCloseTo(4.54, 2);
});

test('a text that is too pale for its ground is found', () => {
  const pale = { ...themes.light, text: { ...themes.light.text, muted: 'oklch(0.8 0.02 262)' } };
  expect(contrastFailures(pale)).toContain('text.muted on surface.page: 1.77, needs 4.5');
});
