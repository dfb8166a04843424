import { domainStyle } from '../../../styles/layered.ts';

export const letters = domainStyle({ '@media': { print: { display: 'none' } } });

export const title = domainStyle({ hyphens: 'auto' });

export const text = domainStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
