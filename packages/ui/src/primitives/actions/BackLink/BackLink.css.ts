import { style } from '@vanilla-extract/css';
import { label, snug } from '../../../styles/layout.css.ts';

export const backLink = style([label, snug]);
