import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const plan = domainStyle({ maxInlineSize: vars.size.measure });

export const notPrinted = domainStyle({ '@media': { print: { display: 'none' } } });

export const step = domainStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  paddingBlock: vars.space[3],
  breakInside: 'avoid',
});
