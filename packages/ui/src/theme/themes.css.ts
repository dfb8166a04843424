import { assignVars, globalStyle } from '@vanilla-extract/css';
import { toHex } from './contrast/color.ts';
import { layers } from './layers.css.ts';
import { shared, unit, units } from './scale.ts';
import { type ColorTokens, themes } from './tokens.ts';
import { variables } from './vars.css.ts';

const { color, ...rest } = variables;

type Leaves = string | { [key: string]: Leaves };

const inHex = (leaves: Leaves): Leaves =>
  typeof leaves === 'string'
    ? toHex(leaves)
    : Object.fromEntries(Object.entries(leaves).map(([name, leaf]) => [name, inHex(leaf)]));

// Hex, because browsers before 2023 do not support OKLCH.
const colorsOf = (tokens: ColorTokens) => assignVars(color, inHex(tokens) as ColorTokens);

const space = Object.fromEntries(Object.keys(shared.space).map((step) => [step, units(Number(step))]));
const lengths = { ...shared, space: space as typeof shared.space, size: { ...shared.size, icon: units(5) } };

globalStyle(':root', {
  '@layer': { [layers.theme]: { vars: { [unit.name]: unit.value, ...assignVars(rest, lengths) } } },
});

for (const [name, tokens] of Object.entries(themes)) {
  const selector = name === 'light' ? `:root, [data-theme='light']` : `[data-theme='${name}']`;
  globalStyle(selector, {
    '@layer': {
      [layers.theme]: { colorScheme: name === 'dark' ? 'dark' : 'light', vars: colorsOf(tokens) },
    },
  });
}

/** Without `data-theme` the system decides; `prefers-contrast` overrides dark and light. */
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: colorsOf(themes.dark) },
        '(prefers-contrast: more)': { colorScheme: 'light', vars: colorsOf(themes.contrast) },
      },
    },
  },
});
