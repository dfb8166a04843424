import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { filled, press } from '../../../styles/press.css.ts';
import { circleSize } from '../../../styles/touchTarget.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const button = style([
  press,
  filled,
  domainStyle({
    alignItems: 'center',
    borderRadius: vars.radius.round,
    display: 'inline-flex',
    fontWeight: vars.weight.bold,
    gap: vars.space[2],
    justifyContent: 'center',
    minBlockSize: circleSize,
    minInlineSize: circleSize,
    pointerEvents: 'auto',
    selectors: {
      // Replaced by the way back to the top after scrolling; still reachable by keyboard.
      '* + &': { position: 'absolute' },
      '* + &:not(:focus-visible)': { clipPath: 'inset(50%)' },
    },
    '@media': {
      [media.full]: { boxShadow: vars.shadow.raised, paddingInline: vars.space[5] },
    },
  }),
]);

export const label = domainStyle({
  display: 'none',
  '@media': { [media.full]: { display: 'inline' } },
});
