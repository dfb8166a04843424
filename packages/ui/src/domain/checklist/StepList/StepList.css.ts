import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, column, rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = column;

export const help = below[6];

export const skeleton = style([list, rows[8]]);

export const skeletonStep = domainStyle({
  columnGap: vars.space[5],
  display: 'grid',
  gridTemplateColumns: '2.375rem minmax(0, 1fr)',
});

export const skeletonText = rows[3];
