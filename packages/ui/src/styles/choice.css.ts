import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

const current = '&:is([aria-current="page"], :checked + *)';

export const choice = primitiveStyle({
  borderInlineStart: '3px solid transparent',
  color: vars.color.text.muted,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: {
    [current]: {
      backgroundColor: vars.color.surface.sunken,
      borderInlineStartColor: vars.color.action.text,
      color: vars.color.text.default,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover, :hover + &': {
          backgroundColor: vars.color.surface.sunken,
          color: vars.color.text.default,
        },
      },
    },
    [media.forcedColors]: {
      // Forced colours would show a transparent border.
      borderInlineStartColor: 'Canvas',
      selectors: { [current]: { borderInlineStartColor: 'Highlight' } },
    },
  },
});
