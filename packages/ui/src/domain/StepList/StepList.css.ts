import { domainStyle } from '../../internal/layered.ts';

export const list = domainStyle({ maxInlineSize: '46rem' });
