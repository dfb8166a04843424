import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const stamp = domainStyle({
  color: vars.color.stamp,
  flexShrink: 0,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.bold,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
