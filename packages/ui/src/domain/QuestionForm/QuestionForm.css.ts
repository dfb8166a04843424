import { beside } from '../../internal/arrange.css.ts';
import { domainStyle } from '../../internal/layered.ts';
import * as text from '../../internal/text.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = domainStyle({ display: 'grid', gap: vars.space[5], maxInlineSize: vars.size.measure });
export const heading = text.heading;
export const category = domainStyle({ maxInlineSize: '20rem' });
export const actions = beside;
