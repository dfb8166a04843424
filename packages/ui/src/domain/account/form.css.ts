import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** Links below the submit button. */
export const aside = domainStyle({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
});

/** Aligns the text of a quiet button, not its target, with the fields. */
export const quietButton = domainStyle({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const forgot = style([quietButton, domainStyle({ marginBlockStart: `calc(-1 * ${vars.space[3]})` })]);

/** A public page with one form. */
export const screen = domainStyle({
  marginInline: 'auto',
  maxInlineSize: '27rem',
  paddingBlock: `clamp(${vars.space[8]}, 10vh, ${vars.space[20]}) ${vars.space[16]}`,
});
