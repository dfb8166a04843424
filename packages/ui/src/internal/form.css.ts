import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

/** A form in one column. */
export const form = domainStyle({ display: 'grid', gap: vars.space[5] });

/** What stands beside the way on: the other form, the forgotten password. */
export const aside = domainStyle({
  alignItems: 'baseline',
  color: vars.color.text.muted,
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
});

export const forgot = domainStyle({ justifySelf: 'start', marginBlockStart: `calc(-1 * ${vars.space[3]})` });
