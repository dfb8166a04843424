import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = domainStyle({
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.radius.control,
  maxInlineSize: vars.size.measure,
  padding: vars.space[4],
});
