import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, column, rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const tools = style([
  rows[4],
  domainStyle({ justifyItems: 'start', marginBlockStart: vars.space[6] }),
]);

export const lockedTools = style([
  rows[2],
  domainStyle({ justifyItems: 'start', marginBlockStart: vars.space[2] }),
]);

export const lead = domainStyle({ marginBlock: `${vars.space[1]} ${vars.space[2]}` });

export const section = style([rows[2], column, below[8]]);
