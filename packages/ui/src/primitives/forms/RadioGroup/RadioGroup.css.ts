import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { choiceSize } from '../Field/ChoiceField.css.ts';

export const circle = primitiveStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: choiceSize,
  blockSize: choiceSize,
  marginInline: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.action.background,
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  '::before': {
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    borderRadius: vars.radius.round,
    backgroundColor: 'currentColor',
  },
  selectors: {
    '&:checked': { borderColor: vars.color.action.background },
    '&:checked::before': { content: '""' },
    '[aria-invalid="true"] &': {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.sunken,
      color: vars.color.text.subtle,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        ':hover > &:not(:checked, :disabled)': { borderColor: vars.color.text.default },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'Field',
      color: 'Highlight',
      selectors: {
        '&:checked': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Field', color: 'GrayText' },
      },
    },
  },
});

export const group = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-inline]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[6] },
  },
});
