import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = domainStyle({ maxInlineSize: '46rem' });

export const help = domainStyle({ marginBlockStart: vars.space[6] });

export const skeletonStep = domainStyle({
  columnGap: vars.space[5],
  display: 'grid',
  gridTemplateColumns: '2.375rem minmax(0, 1fr)',
});
