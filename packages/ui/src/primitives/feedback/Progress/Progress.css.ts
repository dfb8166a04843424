import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const wait = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

export const root = primitiveStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const caption = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const label = primitiveStyle({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const value = primitiveStyle({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const track = primitiveStyle({
  blockSize: '0.5625rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const bar = primitiveStyle({
  blockSize: '100%',
  backgroundColor: vars.color.action.background,
  transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '&[data-indeterminate]': {
      inlineSize: '100%',
      // Striped, because a full bar would say that it is done to those for whom nothing moves.
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(-60deg, ${vars.color.action.background} 0 0.5rem, ${vars.color.action.soft} 0.5rem 1rem)`,
      animation: `${wait} 1600ms ease-in-out infinite`,
    },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
