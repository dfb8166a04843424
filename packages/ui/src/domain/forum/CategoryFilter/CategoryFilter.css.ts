import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { narrow } from '../../../styles/layout.css.ts';
import { media } from '../../../theme/breakpoints.ts';

export const picker = style([narrow, domainStyle({ '@media': { [media.aside]: { display: 'none' } } })]);

export const group = domainStyle({
  display: 'none',
  '@media': { [media.aside]: { display: 'flex' } },
});
