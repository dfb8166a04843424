import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

/** A row with an icon and a text, at least as high as a touch target. */
export const touchTarget = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  textDecoration: 'none',
});
