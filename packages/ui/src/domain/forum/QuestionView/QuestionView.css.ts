import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const page = domainStyle({ maxInlineSize: '48rem' });

export const form = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockStart: vars.space[6],
});

export const title = domainStyle({
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
});

export const answers = form;
