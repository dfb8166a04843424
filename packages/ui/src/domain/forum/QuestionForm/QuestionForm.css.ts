import { style } from '@vanilla-extract/css';
import { beside, measure, rows } from '../../../styles/layout.css.ts';

export const form = style([rows[5], measure]);
export const actions = beside;
