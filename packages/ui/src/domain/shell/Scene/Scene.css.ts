import { patternStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const scene = patternStyle({ blockSize: 'auto' });

export const second = patternStyle({ color: vars.color.action.text });

export const paper = patternStyle({ fill: vars.color.surface.page });
