import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** Takes the focus only so that it is read out, and does not show it. */
export const quietFocus = primitiveStyle({ selectors: { '&:focus': { outline: 'none' } } });

/** Takes the focus from a script, and shows it to those who came with the keyboard. */
export const scriptedFocus = style([
  quietFocus,
  primitiveStyle({
    selectors: {
      '&:focus-visible': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '4px' },
    },
  }),
]);
