import { domainStyle } from '../../styles/layered.ts';
import { accent } from '../../styles/text.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const scene = domainStyle({ blockSize: 'auto', inlineSize: '100%' });

/** The second ink. */
export const second = accent;

/** What lies in front of something else. */
export const paper = domainStyle({ fill: vars.color.surface.page });
