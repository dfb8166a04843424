import { style } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { label, rows, snug } from '../../styles/layout.css.ts';

export const page = style([rows[6], patternStyle({ maxInlineSize: '38rem' })]);

export const back = style([label, snug]);

export const head = rows[2];

export const form = rows[8];
