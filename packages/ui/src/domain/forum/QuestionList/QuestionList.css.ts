import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = domainStyle({ borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const item = domainStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  paddingBlock: vars.space[6],
});
