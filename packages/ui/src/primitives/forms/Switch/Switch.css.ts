import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { choiceSize, toggle } from '../Field/ChoiceField.css.ts';

const width = '2.75rem';
const thumbSize = '1.125rem';
const gap = `calc((${choiceSize} - ${thumbSize}) / 2)`;

export const root = primitiveStyle({ display: 'grid' });

const off = '&:not(:checked, :disabled)';

export const track = style([
  toggle,
  primitiveStyle({
    inlineSize: width,
    borderRadius: vars.radius.round,
    selectors: { [off]: { backgroundColor: vars.color.surface.sunken } },
    '@media': { [media.forcedColors]: { selectors: { [off]: { backgroundColor: 'ButtonFace' } } } },
  }),
]);

export const thumb = primitiveStyle({
  display: 'grid',
  placeContent: 'center',
  gridArea: '1 / 1',
  alignSelf: 'center',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.border.control,
  color: 'transparent',
  marginInlineStart: gap,
  pointerEvents: 'none',
  // A transform would ignore the writing direction.
  transition: `margin ${vars.duration.normal} ${vars.easing.out}`,
  selectors: {
    ':checked + &': {
      marginInlineStart: `calc(100% - ${thumbSize} - ${gap})`,
      backgroundColor: vars.color.action.onAction,
      color: vars.color.action.background,
    },
    ':disabled + &': { backgroundColor: vars.color.text.subtle, color: 'transparent' },
    ':disabled:checked + &': { color: vars.color.surface.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        ':checked + &': { backgroundColor: 'HighlightText', color: 'Highlight' },
        ':disabled + &': { backgroundColor: 'GrayText' },
        ':disabled:checked + &': { backgroundColor: 'GrayText', color: 'ButtonFace' },
      },
    },
  },
});

export const sign = primitiveStyle({ inlineSize: '0.875rem', blockSize: '0.875rem' });
