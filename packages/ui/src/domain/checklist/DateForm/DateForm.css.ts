import { domainStyle } from '../../../styles/layered.ts';

export const time = domainStyle({ maxInlineSize: '10rem' });
