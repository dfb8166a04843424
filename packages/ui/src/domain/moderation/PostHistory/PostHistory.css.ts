import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const button = domainStyle({ flexShrink: 0 });

export const list = domainStyle({ listStyle: 'none', padding: 0 });

export const version = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[4],
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const title = domainStyle({ fontWeight: vars.weight.bold });
