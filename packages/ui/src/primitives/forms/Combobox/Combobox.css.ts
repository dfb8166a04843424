import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { floatingSheet } from '../../overlays/floating.css.ts';
import { reveal } from '../PasswordField/PasswordField.css.ts';
import * as select from '../Select/Select.css.ts';

export const { chevron } = select;

export const clear = reveal;

export const input = primitiveStyle({
  paddingInlineEnd: vars.space[12],
  textOverflow: 'ellipsis',
});

// Composed, so that these rules come after those of the floating sheet.
export const sheet = style([
  floatingSheet,
  primitiveStyle({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--radix-popover-trigger-width)',
    // The space next to the field, which is small above the keyboard of a phone.
    maxBlockSize: 'min(20rem, var(--radix-popover-content-available-height))',
    overflow: 'hidden',
  }),
]);

export const list = primitiveStyle({
  minBlockSize: 0,
  margin: 0,
  padding: vars.space[1],
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:empty': { display: 'none' } },
});

export const option = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[1],
  selectors: {
    '&[aria-selected="true"]': {
      borderInlineStartColor: vars.color.action.text,
      backgroundColor: vars.color.surface.sunken,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // A transparent border would be visible.
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const words = primitiveStyle({ display: 'grid', minInlineSize: 0 });

export const hint = primitiveStyle({ color: vars.color.text.muted, fontSize: vars.text.small });

export const check = primitiveStyle({ flexShrink: 0, color: vars.color.action.text });

export const state = primitiveStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  color: vars.color.text.muted,
});
