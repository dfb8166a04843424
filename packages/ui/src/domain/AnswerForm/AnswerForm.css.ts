import { style } from '@vanilla-extract/css';
import { beside, rows } from '../../internal/arrange.css.ts';
import { prose } from '../../internal/userText.css.ts';

export const form = style([rows[4], prose]);

export const actions = beside;
