import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';

export const picker = domainStyle({
  maxInlineSize: '20rem',
  '@media': { [media.aside]: { display: 'none' } },
});

export const group = domainStyle({
  display: 'none',
  '@media': { [media.aside]: { display: 'flex' } },
});
