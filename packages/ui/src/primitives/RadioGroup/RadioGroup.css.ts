import { primitiveStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { choiceSize } from '../Field/ChoiceField.css.ts';

export const group = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-inline]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[6] },
  },
});

export const circle = primitiveStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: choiceSize,
  blockSize: choiceSize,
  padding: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.action.background,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-state="checked"]': { borderColor: vars.color.action.background },
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
        ':hover > &[data-state="unchecked"]:not(:disabled)': { borderColor: vars.color.text.default },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'Field',
      color: 'Highlight',
      selectors: {
        '&[data-state="checked"]': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Field', color: 'GrayText' },
      },
    },
  },
});

export const dot = primitiveStyle({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.round,
  backgroundColor: 'currentColor',
});
