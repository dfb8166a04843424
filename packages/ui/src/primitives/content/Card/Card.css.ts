import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { sheetInset } from '../../../styles/sheetInset.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const inset = sheetInset(vars.space[5]);

export const card = recipe({
  base: primitiveStyle({
    minInlineSize: 0,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.sheet,
    backgroundColor: vars.color.surface.raised,
  }),
  variants: {
    raised: { true: primitiveStyle({ boxShadow: vars.shadow.raised }) },
  },
});

export const body = primitiveStyle({
  padding: `${vars.space[5]} ${inset}`,
  '@media': { [media.wide]: { padding: vars.space[8] } },
});

export const band = primitiveStyle({
  paddingBlock: vars.space[4],
  paddingInline: inset,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.sunken,
  selectors: {
    '&:last-child': { borderRadius: `0 0 calc(${vars.radius.sheet} - 1px) calc(${vars.radius.sheet} - 1px)` },
  },
  '@media': { [media.wide]: { paddingBlock: vars.space[5], paddingInline: vars.space[8] } },
});
