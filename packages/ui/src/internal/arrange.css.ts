import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

const inRows = (gap: string) => domainStyle({ display: 'grid', gap });

/** One below the other, by the space between them. */
export const rows = {
  1: inRows(vars.space[1]),
  3: inRows(vars.space[3]),
  4: inRows(vars.space[4]),
  5: inRows(vars.space[5]),
};

/** Beside one another as far as there is room. */
export const beside = domainStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** As wide as what it holds, in a grid that would stretch it. */
export const snug = domainStyle({ justifySelf: 'start' });
