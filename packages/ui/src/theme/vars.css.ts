import { createGlobalThemeContract } from '@vanilla-extract/css';
import { scale } from './scale.ts';
import { tokenName } from './tokenName.ts';
import { light } from './tokens.ts';

/**
 * The public tokens as CSS variables: `vars.color.text.muted` is `var(--sh-color-text-muted)`.
 * The prefix is fixed, so that Storybook, the app and the built library agree on the names.
 */
export const vars = createGlobalThemeContract({ color: light, ...scale }, (_value, path) => tokenName(path));
