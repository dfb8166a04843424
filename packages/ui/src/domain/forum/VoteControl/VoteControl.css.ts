import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { dense, press } from '../../../styles/press.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const live = ':not([aria-disabled="true"])';

export const button = style([
  press,
  dense,
  domainStyle({
    alignItems: 'center',
    borderColor: vars.color.border.control,
    color: vars.color.text.muted,
    display: 'inline-flex',
    fontVariantNumeric: 'tabular-nums',
    gap: vars.space[2],
    minInlineSize: '3.75rem',
    justifyContent: 'center',
    selectors: {
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.action.soft,
        borderColor: vars.color.action.text,
        color: vars.color.action.text,
        fontWeight: vars.weight.bold,
      },
      '&[aria-disabled="true"]': {
        borderColor: vars.color.border.subtle,
        color: vars.color.text.subtle,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&:hover${live}`]: { borderColor: vars.color.text.default, color: vars.color.text.default },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' },
          '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
]);

// Wide enough for one more digit, so a vote does not move its neighbours.
export const count = domainStyle({ minInlineSize: '2ch', textAlign: 'start' });
