import { domainStyle } from '../../../styles/layered.ts';
import { rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const step = rows[5];

// Its text, and not the edge of its target, lines up with the fields.
export const aside = domainStyle({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const other = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[6],
});

export const otherLead = domainStyle({
  marginBlock: `${vars.space[1]} ${vars.space[5]}`,
});
