import { domainStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const scene = domainStyle({ blockSize: 'auto', inlineSize: '100%' });

/** The second ink. */
export const second = domainStyle({ color: vars.color.action.text });

/** What lies in front of something else. */
export const paper = domainStyle({ fill: vars.color.surface.page });
