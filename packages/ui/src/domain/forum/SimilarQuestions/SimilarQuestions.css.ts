import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = domainStyle({
  borderInlineStart: `2px solid ${vars.color.border.control}`,
  paddingInlineStart: vars.space[4],
});
