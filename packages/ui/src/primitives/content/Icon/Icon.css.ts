import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const icon = recipe({
  base: primitiveStyle({ flexShrink: 0 }),
  variants: {
    size: {
      small: primitiveStyle({ inlineSize: vars.space[4], blockSize: vars.space[4] }),
      medium: primitiveStyle({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      large: primitiveStyle({ inlineSize: units(6.5), blockSize: units(6.5) }),
    },
    directional: {
      // Old phones do not support `:dir()`.
      true: primitiveStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
    },
  },
});
