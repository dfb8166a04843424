import { style } from '@vanilla-extract/css';
import { dropZone, ringed } from '../../../styles/dropZone.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const zone = style([
  dropZone,
  ringed,
  domainStyle({
    fontWeight: vars.weight.bold,
  }),
]);

export const hint = domainStyle({
  fontWeight: vars.weight.regular,
  gridColumn: 2,
});
