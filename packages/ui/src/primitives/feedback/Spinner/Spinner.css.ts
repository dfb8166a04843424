import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = primitiveStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const ring = recipe({
  base: primitiveStyle({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    animation: `${turn} 900ms linear infinite`,
  }),
  variants: {
    size: {
      small: primitiveStyle({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      medium: primitiveStyle({ inlineSize: '1.75rem', blockSize: '1.75rem' }),
      large: primitiveStyle({ inlineSize: '2.5rem', blockSize: '2.5rem', strokeWidth: 1.8 }),
    },
  },
});

export const track = primitiveStyle({ opacity: 0.25 });
