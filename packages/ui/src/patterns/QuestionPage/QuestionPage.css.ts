import { style } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { rows } from '../../styles/layout.css.ts';

export const page = style([rows[6], patternStyle({ maxInlineSize: '38rem' })]);

export const head = rows[2];

export const form = rows[8];
