import { domainStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const scene = domainStyle({ blockSize: 'auto', inlineSize: '100%' });

/** The second colour of a drawing. */
export const second = domainStyle({ color: vars.color.action.text });

/** Covers what is behind it. */
export const paper = domainStyle({ fill: vars.color.surface.page });
