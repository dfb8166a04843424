import { style } from '@vanilla-extract/css';
import { beside, narrow, rows } from '../../../styles/layout.css.ts';
import * as text from '../../../styles/text.css.ts';
import { prose } from '../../../styles/userText.css.ts';

export const form = style([rows[5], prose]);
export const heading = text.heading;
export const category = narrow;
export const actions = beside;
