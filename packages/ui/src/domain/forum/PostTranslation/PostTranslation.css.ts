import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = domainStyle({
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.radius.box,
  maxInlineSize: vars.size.measure,
  padding: vars.space[4],
});
