import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, column, rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const start = domainStyle({ justifyItems: 'start' });

export const tools = style([rows[4], below[6], start]);

export const lockedTools = style([rows[2], below[2], start]);

export const lead = domainStyle({ marginBlock: `${vars.space[1]} ${vars.space[2]}` });

export const section = style([rows[2], column, below[8]]);
