import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

export const frameWidth = 'max(82rem, min(96rem, 100vw - 4rem))';

/** Centres a screen and gives it its margins. */
export const frame = domainStyle({
  marginInline: 'auto',
  maxInlineSize: frameWidth,
  paddingInline: vars.space[4],
  '@media': { [media.wide]: { paddingInline: vars.space[8] } },
});

export const visitorFrame = domainStyle({ maxInlineSize: '82rem' });
