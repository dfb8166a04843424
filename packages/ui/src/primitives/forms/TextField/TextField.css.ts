import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as fieldFrame from '../Field/FieldFrame.css.ts';

export const withIcon = primitiveStyle({ paddingInlineStart: vars.space[10] });

export const icon = primitiveStyle({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.text.subtle,
  pointerEvents: 'none',
});

// Closer than a typed space, so that an address reads as one.
const nextToInput = '0.125rem';

export const framedInput = style([
  fieldFrame.input,
  primitiveStyle({
    selectors: {
      'label + &': { paddingInlineStart: nextToInput },
      '&:has(+ label)': { paddingInlineEnd: nextToInput },
    },
  }),
]);

export const affix = primitiveStyle({
  maxInlineSize: '50%',
  paddingBlock: vars.space[2],
  color: vars.color.text.muted,
  cursor: 'text',
  userSelect: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[3] },
    '&:last-child': { paddingInlineEnd: vars.space[3] },
    ':has(> :disabled) > &': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { ':has(> :disabled) > &': { color: 'GrayText' } } },
  },
});

export const framedWithIcon = primitiveStyle({ paddingInlineStart: vars.space[8] });
