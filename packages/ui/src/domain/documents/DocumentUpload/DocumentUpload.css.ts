import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const body = domainStyle({ display: 'grid', gap: vars.space[5], padding: vars.space[5] });

export const band = domainStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingInline: vars.space[5],
});
