import { primitiveStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { choiceSize } from '../Field/ChoiceField.css.ts';

const width = '2.75rem';
const thumbSize = '1.125rem';
// What is left beside the thumb, within the border of 1 px.
const gap = `calc((${choiceSize} - 2px - ${thumbSize}) / 2)`;

export const track = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: width,
  blockSize: choiceSize,
  padding: 0,
  paddingInline: gap,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface.sunken,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-state="checked"]': {
      borderColor: vars.color.action.background,
      backgroundColor: vars.color.action.background,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        ':hover > &[data-state="unchecked"]:not(:disabled, [aria-invalid="true"])': {
          borderColor: vars.color.text.default,
        },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: {
        '&[data-state="checked"]': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'ButtonFace' },
      },
    },
  },
});

export const thumb = primitiveStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.border.control,
  color: 'transparent',
  // The margin moves it, as a transform knows no right-to-left.
  transition: `margin ${vars.duration.normal} ${vars.easing.out}`,
  selectors: {
    '&[data-state="checked"]': {
      marginInlineStart: `calc(100% - ${thumbSize})`,
      backgroundColor: vars.color.action.onAction,
      color: vars.color.action.background,
    },
    ':disabled > &': { backgroundColor: vars.color.text.subtle, color: 'transparent' },
    ':disabled > &[data-state="checked"]': { color: vars.color.surface.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'ButtonText',
      selectors: {
        '&[data-state="checked"]': { backgroundColor: 'HighlightText', color: 'Highlight' },
        ':disabled > &': { backgroundColor: 'GrayText' },
        ':disabled > &[data-state="checked"]': { backgroundColor: 'GrayText', color: 'ButtonFace' },
      },
    },
  },
});

export const sign = primitiveStyle({ inlineSize: '0.875rem', blockSize: '0.875rem' });
