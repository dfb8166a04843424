import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const gap = {
  1: primitiveStyle({ gap: vars.space[1] }),
  2: primitiveStyle({ gap: vars.space[2] }),
  3: primitiveStyle({ gap: vars.space[3] }),
  4: primitiveStyle({ gap: vars.space[4] }),
  6: primitiveStyle({ gap: vars.space[6] }),
  8: primitiveStyle({ gap: vars.space[8] }),
};

export const stack = recipe({
  base: primitiveStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap },
});

export const inline = recipe({
  base: primitiveStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 }),
  variants: { gap },
});
