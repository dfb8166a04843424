import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const skyline = domainStyle({
  color: vars.color.text.default,
  // Low enough that a narrow screen shows both towers.
  blockSize: 'min(20vw, clamp(7.5rem, 14vw, 10.5rem))',
  direction: 'ltr',
  inlineSize: '100%',
  '@media': { [`not all and ${media.wide}`]: { strokeWidth: 2.6 } },
});

export const route = domainStyle({ color: vars.color.action.text });
export const stop = domainStyle({ fill: vars.color.surface.page });
export const here = domainStyle({ fill: vars.color.stamp });
