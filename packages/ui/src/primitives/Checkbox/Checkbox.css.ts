import { primitiveStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { choiceSize } from '../Field/ChoiceField.css.ts';

const chosen = '&:is([data-state="checked"], [data-state="indeterminate"])';

export const box = primitiveStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: choiceSize,
  blockSize: choiceSize,
  padding: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.action.onAction,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    [chosen]: {
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
      color: vars.color.text.subtle,
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
      backgroundColor: 'Field',
      color: 'HighlightText',
      selectors: {
        [chosen]: { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Field', color: 'GrayText' },
      },
    },
  },
});

export const sign = primitiveStyle({ display: 'grid' });
