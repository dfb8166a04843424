import { style } from '@vanilla-extract/css';
import { besideAction, gap } from '../../styles/line.css.ts';

export const running = style([besideAction, gap[3]]);
