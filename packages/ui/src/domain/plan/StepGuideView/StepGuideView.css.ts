import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { column, measure, rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const view = style([rows[8], column]);

export const section = style([rows[3], measure]);

export const bullets = style([rows[2], domainStyle({ paddingInlineStart: vars.space[5] })]);
