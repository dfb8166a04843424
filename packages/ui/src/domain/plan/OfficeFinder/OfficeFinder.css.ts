import { domainStyle } from '../../../styles/layered.ts';

export const form = domainStyle({ maxInlineSize: '20rem' });
