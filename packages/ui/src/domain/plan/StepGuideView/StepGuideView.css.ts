import { style } from '@vanilla-extract/css';
import { bulleted, column, measure, rows } from '../../../styles/layout.css.ts';

export const view = style([rows[8], column]);

export const section = style([rows[3], measure]);

export const bullets = style([rows[2], bulleted]);
