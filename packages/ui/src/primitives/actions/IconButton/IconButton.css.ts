import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { danger, filled, hovered, outlined, press, sinking } from '../../../styles/press.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** As tall as a control, but without growing with enlarged text on a phone. */
export const iconButtonSize = units(11.5);

export const iconButton = recipe({
  base: style([
    press,
    primitiveStyle({
      display: 'inline-grid',
      placeContent: 'center',
      flexShrink: 0,
      padding: 0,
      selectors: {
        '&[aria-pressed="true"]': { backgroundColor: vars.color.action.soft, color: vars.color.action.text },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
      },
    }),
  ]),
  variants: {
    variant: {
      quiet: primitiveStyle({
        color: vars.color.text.muted,
        ...hovered({ backgroundColor: vars.color.action.soft, color: vars.color.action.text }),
      }),
      secondary: outlined,
      primary: filled,
      danger: [sinking, danger],
    },
    size: {
      small: primitiveStyle({
        inlineSize: '2.25rem',
        blockSize: '2.25rem',
        '@media': {
          '(pointer: coarse)': { inlineSize: vars.size.control, blockSize: vars.size.control },
        },
      }),
      medium: primitiveStyle({ inlineSize: iconButtonSize, blockSize: iconButtonSize }),
      large: primitiveStyle({ inlineSize: units(13.5), blockSize: units(13.5) }),
    },
    round: { true: primitiveStyle({ borderRadius: vars.radius.round }) },
  },
});
