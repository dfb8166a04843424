import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const backToTop = primitiveStyle({
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
});
