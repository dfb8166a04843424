import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const stamped = domainStyle({ flexWrap: 'nowrap' });

export const stampedOn = domainStyle({ flex: 1, minInlineSize: 0 });

export const locked = domainStyle({ alignItems: 'center', display: 'flex', gap: vars.space[2] });
