import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const view = domainStyle({ maxInlineSize: '46rem' });

export const section = domainStyle({ maxInlineSize: vars.size.measure });
