import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants, shared } from './scale.ts';
import { tokenName } from './tokenName.ts';
import { light } from './tokens.ts';

/** The tokens that are CSS variables. The prefix is fixed, so that Storybook, the app and the built library agree. */
export const variables = createGlobalThemeContract({ color: light, ...shared }, (_value, path) =>
  tokenName(path),
);

/** The public tokens: `vars.color.text.muted` is `var(--sh-color-text-muted)`, and `vars.weight.bold` is 600. */
export const vars = { ...variables, ...constants };
