import { beside } from '../../internal/arrange.css.ts';
import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = domainStyle({ display: 'grid', gap: vars.space[4], maxInlineSize: vars.size.measure });

export const actions = beside;
