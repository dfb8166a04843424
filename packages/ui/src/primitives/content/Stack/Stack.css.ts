import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const gap = {
  1: primitiveStyle({ gap: vars.space[1] }),
  2: primitiveStyle({ gap: vars.space[2] }),
  3: primitiveStyle({ gap: vars.space[3] }),
  4: primitiveStyle({ gap: vars.space[4] }),
  5: primitiveStyle({ gap: vars.space[5] }),
  6: primitiveStyle({ gap: vars.space[6] }),
  8: primitiveStyle({ gap: vars.space[8] }),
};

export const stack = recipe({
  base: primitiveStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    gap,
    align: {
      start: primitiveStyle({ justifyItems: 'start' }),
      center: primitiveStyle({ justifyItems: 'center' }),
      end: primitiveStyle({ justifyItems: 'end' }),
    },
  },
});

export const inline = recipe({
  base: primitiveStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 }),
  variants: {
    gap,
    wrap: { true: primitiveStyle({ flexWrap: 'wrap' }) },
    align: {
      start: primitiveStyle({ alignItems: 'start' }),
      center: primitiveStyle({}),
      baseline: primitiveStyle({ alignItems: 'baseline' }),
      end: primitiveStyle({ alignItems: 'end' }),
    },
  },
});
