import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const head = domainStyle({
  alignItems: 'baseline',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space[3],
});

export const more = domainStyle({ paddingBlockStart: vars.space[5] });
