import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const screen = domainStyle({
  marginInline: 'auto',
  maxInlineSize: '27rem',
  paddingBlock: `clamp(${vars.space[8]}, 10vh, ${vars.space[20]}) ${vars.space[16]}`,
});
