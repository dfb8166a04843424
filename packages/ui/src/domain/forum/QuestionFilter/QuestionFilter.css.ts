import { domainStyle } from '../../../styles/layered.ts';

export const root = domainStyle({ '@media': { print: { display: 'none' } } });

export const field = domainStyle({ flex: '1 1 17rem', minInlineSize: 0 });
