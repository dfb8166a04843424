import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { scale } from './scale.ts';
import { themes } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color, ...shared } = vars;

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(shared, scale) } } });

for (const [name, tokens] of Object.entries(themes)) {
  const selector = name === 'light' ? `:root, [data-theme='light']` : `[data-theme='${name}']`;
  globalStyle(selector, {
    '@layer': {
      [layers.theme]: { colorScheme: name === 'dark' ? 'dark' : 'light', vars: assignVars(color, tokens) },
    },
  });
}

/** Without a choice the system decides; who asks it for more contrast gets that before dark or light. */
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(color, themes.dark) },
        '(prefers-contrast: more)': { colorScheme: 'light', vars: assignVars(color, themes.contrast) },
      },
    },
  },
});
