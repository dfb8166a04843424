import { domainStyle } from '../../../styles/layered.ts';
import * as text from '../../../styles/text.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const screen = domainStyle({
  display: 'grid',
  gap: vars.space[8],
  marginInline: 'auto',
  maxInlineSize: '27rem',
  paddingBlock: `clamp(${vars.space[8]}, 10vh, ${vars.space[20]}) ${vars.space[16]}`,
});

export const title = text.display;

export const lead = text.lead;
