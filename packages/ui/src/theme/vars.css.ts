import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants, shared } from './scale.ts';
import { tokenName } from './tokenName.ts';
import { light } from './tokens.ts';

/** Tokens as CSS variables. The prefix is fixed, so Storybook, app and library use the same names. */
export const variables = createGlobalThemeContract({ color: light, ...shared }, (_value, path) =>
  tokenName(path),
);

export const vars = { ...variables, ...constants };
