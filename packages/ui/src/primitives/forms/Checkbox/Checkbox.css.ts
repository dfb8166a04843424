import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { choiceSize, toggle } from '../Field/ChoiceField.css.ts';

export const root = primitiveStyle({ display: 'grid' });

export const box = style([
  toggle,
  primitiveStyle({
    inlineSize: choiceSize,
    borderRadius: vars.radius.small,
  }),
]);

export const sign = primitiveStyle({
  gridArea: '1 / 1',
  placeSelf: 'center',
  color: vars.color.action.onAction,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: {
    ':is(:checked, :indeterminate) + &': { visibility: 'visible' },
    ':disabled + &': { color: vars.color.text.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'HighlightText',
      forcedColorAdjust: 'none',
      selectors: { ':disabled + &': { color: 'GrayText' } },
    },
  },
});
