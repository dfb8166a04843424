import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const zone = domainStyle({ fontWeight: vars.weight.bold });

export const hint = domainStyle({
  fontWeight: vars.weight.regular,
  gridColumn: 2,
});
