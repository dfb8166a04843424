import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as fieldFrame from '../Field/FieldFrame.css.ts';

export const frame = style([
  fieldFrame.frame,
  primitiveStyle({ justifySelf: 'start', inlineSize: '10.5rem', maxInlineSize: '100%' }),
]);

export const input = style([
  fieldFrame.input,
  primitiveStyle({
    paddingInline: vars.space[1],
    borderInline: `1px solid ${vars.color.border.subtle}`,
    borderRadius: 0,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: {
      '&[readonly]:enabled': { paddingInline: vars.space[3], borderInline: 0, textAlign: 'start' },
    },
    // The buttons have borders in forced colours.
    '@media': { [media.forcedColors]: { borderInline: 0 } },
  }),
]);

export const button = primitiveStyle({
  color: vars.color.action.text,
  margin: '0.25rem',
  // A full-size button covers the border of the frame, so that the field is as tall as the others.
  '@media': { '(pointer: coarse)': { margin: '-1px' } },
});
