import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { floatingWidth } from '../floating.ts';

export const menu = primitiveStyle({
  minInlineSize: '12rem',
  maxInlineSize: floatingWidth('22rem'),
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  paddingBlock: vars.space[2],
  // Items show the focus instead.
  outline: 'none',
});

export const item = recipe({
  base: primitiveStyle({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[2],
    paddingInline: `calc(${vars.space[4]} - 3px) ${vars.space[4]}`,
    borderInlineStart: '3px solid transparent',
    color: vars.color.text.default,
    cursor: 'pointer',
    textDecoration: 'none',
    userSelect: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      // The bar is for themes without a visible background.
      '&[data-highlighted]': {
        borderInlineStartColor: 'currentColor',
        backgroundColor: vars.color.surface.sunken,
      },
      '&[data-disabled]': { color: vars.color.text.subtle, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        // Forced colours would show a transparent border.
        borderInlineStartColor: 'Canvas',
        selectors: {
          '&[data-highlighted]': { borderInlineStartColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    variant: {
      quiet: primitiveStyle({}),
      danger: primitiveStyle({ color: vars.color.danger.text }),
    },
  },
});

export const icon = primitiveStyle({
  color: vars.color.text.muted,
  selectors: { '[data-variant="danger"] > &, [data-disabled] > &': { color: 'inherit' } },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const words = primitiveStyle({ flexGrow: 1, minInlineSize: 0 });

export const signPlace = primitiveStyle({
  display: 'grid',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  color: vars.color.action.text,
});

export const groupLabel = primitiveStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
});

export const separator = primitiveStyle({
  blockSize: 0,
  marginBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
