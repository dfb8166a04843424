import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bar = recipe({
  base: primitiveStyle({
    display: 'block',
    maxInlineSize: '100%',
    backgroundColor: vars.color.border.subtle,
    animation: `${breathe} 1800ms ease-in-out infinite`,
    '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
  }),
  variants: {
    shape: {
      // As tall as the letters, within the height of their line: nothing moves when the text comes.
      text: primitiveStyle({
        blockSize: '0.7em',
        marginBlock: `calc((${vars.leading.body} * 1em - 0.7em) / 2)`,
        borderRadius: vars.radius.small,
      }),
      heading: primitiveStyle({
        blockSize: '0.75em',
        marginBlock: `calc((${vars.leading.tight} * 1em - 0.75em) / 2)`,
        borderRadius: vars.radius.small,
        fontSize: vars.text.heading,
      }),
      block: primitiveStyle({ blockSize: vars.space[20], borderRadius: vars.radius.control }),
      circle: primitiveStyle({
        inlineSize: vars.space[10],
        blockSize: vars.space[10],
        borderRadius: vars.radius.round,
      }),
    },
  },
});
