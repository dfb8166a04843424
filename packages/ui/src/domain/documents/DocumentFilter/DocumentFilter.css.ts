import { domainStyle } from '../../../styles/layered.ts';

export const bar = domainStyle({ '@media': { print: { display: 'none' } } });

export const field = domainStyle({ flex: '1 1 12rem', minInlineSize: 0 });
