import { style } from '@vanilla-extract/css';
import { beside, rows } from '../../../styles/layout.css.ts';
import { prose } from '../../../styles/userText.css.ts';

export const form = style([rows[4], prose]);

export const actions = beside;
