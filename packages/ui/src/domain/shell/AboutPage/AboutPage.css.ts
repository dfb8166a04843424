import { domainStyle } from '../../../styles/layered.ts';

/** Keeps the lines of the address. */
export const operator = domainStyle({ whiteSpace: 'pre-line' });
