import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** For elements that are focused only to be read out. */
export const quietFocus = primitiveStyle({ selectors: { '&:focus': { outline: 'none' } } });

/** For elements focused by a script; the outline is only shown to keyboard users. */
export const scriptedFocus = style([
  quietFocus,
  primitiveStyle({
    selectors: {
      '&:focus-visible': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '4px' },
    },
  }),
]);
