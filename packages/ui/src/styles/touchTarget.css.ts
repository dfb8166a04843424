import { units } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

/** Diameter of round buttons: 48 px, which does not grow with the text on a phone. */
export const circleSize = units(12);

/** A row with an icon and a text, at least as high as a touch target. */
export const touchTarget = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  textDecoration: 'none',
});
