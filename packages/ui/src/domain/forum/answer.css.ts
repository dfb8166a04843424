import { domainStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const answer = domainStyle({
  borderInlineStart: `3px solid ${vars.color.border.subtle}`,
  paddingInlineStart: vars.space[4],
  selectors: { '&[data-accepted]': { borderInlineStartColor: vars.color.success.border } },
});
