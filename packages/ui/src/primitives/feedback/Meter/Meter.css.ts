import { recipe } from '@vanilla-extract/recipes';
import { labelled } from '../../../styles/labelled.css.ts';
import { primitiveStyle } from '../../../styles/layered.ts';
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

export const label = primitiveStyle({
  minInlineSize: 0,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

export const value = primitiveStyle({
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const track = primitiveStyle({ display: 'flex', gap: vars.space[1] });

export const part = primitiveStyle({
  flexGrow: 1,
  flexBasis: 0,
  blockSize: '0.5625rem',
  border: `1px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.sunken,
  overflow: 'hidden',
  selectors: {
    '&:first-child': {
      borderStartStartRadius: vars.radius.round,
      borderEndStartRadius: vars.radius.round,
    },
    '&:last-child': {
      borderStartEndRadius: vars.radius.round,
      borderEndEndRadius: vars.radius.round,
    },
  },
});

export const bar = recipe({
  base: primitiveStyle({
    blockSize: '100%',
    transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
  variants: {
    tone: {
      neutral: primitiveStyle({ backgroundColor: vars.color.action.background }),
      success: primitiveStyle({ backgroundColor: vars.color.success.text }),
      warning: primitiveStyle({ backgroundColor: vars.color.warning.text }),
      error: primitiveStyle({ backgroundColor: vars.color.danger.background }),
      info: primitiveStyle({ backgroundColor: vars.color.info.text }),
    },
  },
});
