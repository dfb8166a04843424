import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const text = domainStyle({ maxInlineSize: vars.size.measure });

/** Keeps the lines of the address. */
export const operator = domainStyle({ whiteSpace: 'pre-line' });
