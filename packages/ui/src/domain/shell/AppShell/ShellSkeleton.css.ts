import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const sections = domainStyle({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[3],
});
