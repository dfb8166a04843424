import { patternStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const scene = patternStyle({ blockSize: 'auto' });

/** The second colour of a drawing. */
export const second = patternStyle({ color: vars.color.action.text });

/** Covers what is behind it. */
export const paper = patternStyle({ fill: vars.color.surface.page });
