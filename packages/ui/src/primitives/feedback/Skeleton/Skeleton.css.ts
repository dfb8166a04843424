import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { pulse } from '../../../styles/motion.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

// As tall as a line of text, so that nothing moves when the text is loaded.
const line = (leading: string, letters: string) => ({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${leading} * 1em)`,
  '::before': {
    content: '',
    flexGrow: 1,
    blockSize: letters,
    borderRadius: vars.radius.small,
    backgroundColor: 'currentColor',
  },
});

const waiting = {
  opacity: 0.75,
  animation: `${pulse} 1800ms ease-in-out infinite`,
};

// Generated content cannot be found, copied or read out.
export const words = primitiveStyle({
  ...waiting,
  '::before': {
    content: 'attr(data-filler)',
    background: `linear-gradient(${vars.color.border.subtle} 0 0) 0 50% / 100% 0.7em no-repeat`,
    boxDecorationBreak: 'clone',
    color: 'transparent',
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      '::before': { backgroundImage: 'linear-gradient(GrayText 0 0)' },
    },
  },
});

export const bar = recipe({
  base: primitiveStyle({
    ...waiting,
    display: 'block',
    maxInlineSize: '100%',
    color: vars.color.border.subtle,
    '@media': { [media.forcedColors]: { color: 'GrayText', forcedColorAdjust: 'none' } },
  }),
  variants: {
    shape: {
      text: primitiveStyle(line(vars.leading.body, '0.7em')),
      heading: primitiveStyle({ ...line(vars.leading.tight, '0.75em'), fontSize: vars.text.heading }),
      block: primitiveStyle({
        blockSize: vars.space[20],
        borderRadius: vars.radius.box,
        backgroundColor: 'currentColor',
      }),
      circle: primitiveStyle({
        inlineSize: vars.space[10],
        blockSize: vars.space[10],
        borderRadius: vars.radius.round,
        backgroundColor: 'currentColor',
      }),
    },
  },
});

export const lastLine = primitiveStyle({ inlineSize: '62%' });
