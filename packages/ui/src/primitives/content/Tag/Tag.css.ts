import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { toneEdges, toneGrounds, toneInks } from '../../../styles/tone.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const tag = recipe({
  base: primitiveStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: { '&[data-removable]': { paddingInlineEnd: 0 } },
  }),
  variants: {
    tone: {
      neutral: primitiveStyle({ border: `1px solid ${vars.color.border.control}` }),
      success: [toneGrounds.success, toneEdges.success, toneInks.success],
      error: [toneGrounds.error, toneEdges.error, toneInks.error],
      warning: [toneGrounds.warning, toneEdges.warning, toneInks.warning],
      info: [toneGrounds.info, toneEdges.info, toneInks.info],
    },
  },
});

export const words = primitiveStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  overflowWrap: 'anywhere',
});

export const remove = primitiveStyle({
  // Readable on the ground of a tone.
  selectors: { '[data-tone]:not([data-tone="neutral"]) > &': { color: 'inherit' } },
  '@media': {
    [media.hover]: {
      selectors: { '[data-tone]:not([data-tone="neutral"]) > &:hover': { color: vars.color.action.text } },
    },
  },
});
