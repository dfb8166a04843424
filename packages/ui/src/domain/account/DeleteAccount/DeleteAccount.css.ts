import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const gone = domainStyle({ paddingInlineStart: vars.space[5] });

export const field = domainStyle({ marginBlockStart: vars.space[2] });
