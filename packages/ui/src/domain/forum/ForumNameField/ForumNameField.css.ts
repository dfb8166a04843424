import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

// Under the text of the option that it belongs to.
export const other = domainStyle({ marginInlineStart: vars.space[8], maxInlineSize: '22rem' });
