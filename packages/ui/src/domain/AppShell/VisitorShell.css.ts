import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const main = domainStyle({
  container: 'screen / inline-size',
  marginInline: 'auto',
  maxInlineSize: '82rem',
  paddingInline: `clamp(${vars.space[4]}, 5vw, ${vars.space[8]})`,
  selectors: { '&:focus': { outline: 'none' } },
});
