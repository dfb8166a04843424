import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** Links below the submit button: the other form, the forgotten password. */
export const aside = domainStyle({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
});

/** A quiet button whose text, and not the edge of its target, lines up with the fields. */
export const between = domainStyle({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const forgot = style([between, domainStyle({ marginBlockStart: `calc(-1 * ${vars.space[3]})` })]);
