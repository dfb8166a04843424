import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const icon = recipe({
  base: primitiveStyle({ flexShrink: 0 }),
  variants: {
    size: {
      small: primitiveStyle({ inlineSize: '1rem', blockSize: '1rem' }),
      medium: primitiveStyle({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      large: primitiveStyle({ inlineSize: '1.625rem', blockSize: '1.625rem' }),
    },
    directional: {
      // An attribute selector, because old phones lack `:dir()`.
      true: primitiveStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
    },
  },
});
