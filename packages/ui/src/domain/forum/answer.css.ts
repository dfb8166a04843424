import { domainStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** An answer, or the first words of one; a line at its edge tells the accepted one. */
export const answer = domainStyle({
  borderInlineStart: `3px solid ${vars.color.border.subtle}`,
  paddingInlineStart: vars.space[4],
  selectors: { '&[data-accepted]': { borderInlineStartColor: vars.color.success.border } },
});
