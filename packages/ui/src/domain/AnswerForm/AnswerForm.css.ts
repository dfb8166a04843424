import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = domainStyle({ display: 'grid', gap: vars.space[4], maxInlineSize: vars.size.measure });

export const actions = domainStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
