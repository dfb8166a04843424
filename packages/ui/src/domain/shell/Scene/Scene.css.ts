import { patternStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const scene = patternStyle({ blockSize: 'auto' });

export const accent = patternStyle({ color: vars.color.action.text });

export const pageFill = patternStyle({ fill: vars.color.surface.page });
