import { labelled, labelText } from '../../../styles/labelled.css.ts';
import { primitiveStyle } from '../../../styles/layered.ts';
import { pulse } from '../../../styles/motion.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = labelled;

export const caption = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const label = labelText;

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
      // Striped, because with reduced motion a full bar would look complete.
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(-60deg, ${vars.color.action.background} 0 0.5rem, ${vars.color.action.soft} 0.5rem 1rem)`,
      animation: `${pulse} 1800ms ease-in-out infinite`,
    },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
