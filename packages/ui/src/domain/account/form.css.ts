import { domainStyle } from '../../styles/layered.ts';
import { rows } from '../../styles/layout.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** A form in one column. */
export const form = rows[5];

/** Links below the submit button: the other form, the forgotten password. */
export const aside = domainStyle({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
});

// Its text, and not the edge of its target, lines up with the fields.
export const forgot = domainStyle({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space[3]}) calc(-1 * ${vars.space[2]})`,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
