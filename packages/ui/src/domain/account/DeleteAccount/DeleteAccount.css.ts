import { below, bulleted } from '../../../styles/layout.css.ts';

export const gone = bulleted;

export const field = below[2];
