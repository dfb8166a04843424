import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const section = domainStyle({ '@media': { print: { display: 'none' } } });

export const lines = domainStyle({ paddingInlineStart: vars.space[5] });
