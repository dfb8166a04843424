import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { touchTarget } from '../../../styles/touchTarget.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = style([
  touchTarget,
  domainStyle({
    color: vars.color.text.muted,
    fontSize: vars.text.small,
    // As wide as the marker of the current section, so the icons align.
    paddingInline: `calc(${vars.space[3]} + 3px) ${vars.space[3]}`,
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
]);

export const number = domainStyle({ color: vars.color.text.default, fontWeight: vars.weight.bold });
