import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export { quietButton as aside } from '../form.css.ts';

export const other = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[6],
});

export const otherLead = domainStyle({
  marginBlock: `${vars.space[1]} ${vars.space[5]}`,
});
