import { style } from '@vanilla-extract/css';
import { beside, measure, narrow, rows } from '../../../styles/layout.css.ts';

export const form = style([rows[5], measure]);
export const category = narrow;
export const actions = beside;
