import { style } from '@vanilla-extract/css';
import { beside, narrow, rows } from '../../internal/arrange.css.ts';
import * as text from '../../internal/text.css.ts';
import { prose } from '../../internal/userText.css.ts';

export const form = style([rows[5], prose]);
export const heading = text.heading;
export const category = narrow;
export const actions = beside;
