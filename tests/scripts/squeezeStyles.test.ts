import { expect, test } from 'vitest';
import { gathered, squeezed } from '../../packages/app/squeezeStyles.ts';
import { swappedStyles } from '../../packages/app/swappedStyles.ts';

const inLayer = (css: string) => `@layer domain{${css}}`;

test('the media queries of a layer stand together at its end, and within them the container queries', () => {
  const css = inLayer(
    '@media (hover:hover){.a:hover{color:red}}.b{color:blue}' +
      '@media (min-width:40em){@container screen (width<30rem){.c{gap:0}}.c{gap:1rem}}' +
      '@media (hover:hover){.b:hover{color:red}}',
  );
  expect(squeezed(css)).toBe(
    inLayer(
      '.b{color:blue}' +
        '@media (hover:hover){.a:hover{color:red}.b:hover{color:red}}' +
        '@media (min-width:40em){.c{gap:1rem}@container screen (width<30rem){.c{gap:0}}}',
    ),
  );
});

const swapped = (css: string, scripts: string[]) =>
  swappedStyles(inLayer(css), gathered(inLayer(css)), scripts);

const together = ['const own = `a b`;'];
const recipe = 'f({defaultClassName:`a`,variantClassNames:{size:{small:`b`,large:`c`}},defaultVariants:{}})';

test.each([
  ['one class on its own', '.a{gap:0}@media (hover:hover){.a:hover{gap:1px}}', together],
  ['classes of different elements', '@media (hover:hover){.a{gap:0}}.b{gap:1px}', ['`a`', '`b`']],
  ['another property', '@media (hover:hover){.a{padding-inline:0}}.b{padding-block:0}', together],
  ['a heavier selector', '@media (hover:hover){.a:hover{gap:0}}.b{gap:1px}', together],
  ['two variants of one kind', '@media (hover:hover){.b{gap:0}}.c{gap:1px}', [recipe]],
])('gathering them is right for %s', (_what, css, scripts) => {
  expect(swapped(css, scripts)).toEqual([]);
});

test.each([
  ['a class composed with another', '@media (hover:hover){.a{gap:0}}.b{row-gap:1px}', together],
  ['a variant of a recipe', '@media (hover:hover){.a{padding:0}}.b{padding-block:1px}', [recipe]],
  ['a shorthand', '@media (hover:hover){.a{border-color:red}}.b{border:0}', together],
  [
    'queries in another order',
    '@media (hover:hover){.c{gap:0}}@media (min-width:1em){.a{gap:0}}@media (hover:hover){.b{gap:1px}}',
    together,
  ],
  ['selectors of one weight', '@media (hover:hover){.a:hover{gap:0}}.b:not(.x,:focus){gap:1px}', together],
])('gathering them would be noticed for %s', (_what, css, scripts) => {
  expect(swapped(css, scripts)).toHaveLength(1);
});
