import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const done = domainStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });

export const doneTitle = domainStyle({ fontSize: vars.text.heading });
