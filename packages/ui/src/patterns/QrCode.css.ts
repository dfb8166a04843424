import { patternStyle } from '../styles/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const qrCode = patternStyle({
  borderRadius: vars.radius.box,
  display: 'block',
  forcedColorAdjust: 'none',
  inlineSize: 'min(14rem, 100%)',
});
