import { style } from '@vanilla-extract/css';
import { measure, rows } from '../../../styles/layout.css.ts';

export const form = style([rows[5], measure]);
