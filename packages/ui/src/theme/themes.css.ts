import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { scale } from './scale.ts';
import { type ColorTokens, dark, light } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color, ...shared } = vars;

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(shared, scale) } } });

const themes = { light, dark } satisfies Record<string, ColorTokens>;

/** The themes that ship: `<html data-theme="dark">` chooses one, without it the system setting does. */
export type ThemeName = keyof typeof themes;

for (const [name, tokens] of Object.entries(themes)) {
  const selector = name === 'light' ? `:root, [data-theme='light']` : `[data-theme='${name}']`;
  globalStyle(selector, {
    '@layer': { [layers.theme]: { colorScheme: name, vars: assignVars(color, tokens) } },
  });
}

globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(color, dark) },
      },
    },
  },
});
