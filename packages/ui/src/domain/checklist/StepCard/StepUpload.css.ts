import { style } from '@vanilla-extract/css';
import { dropZone, ringed } from '../../../styles/dropZone.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const upload = rows[3];

export const zone = style([
  dropZone,
  ringed,
  domainStyle({
    borderWidth: '1.5px',
    columnGap: vars.space[2],
    fontWeight: vars.weight.bold,
    padding: vars.space[4],
  }),
]);

export const hint = domainStyle({
  fontWeight: vars.weight.regular,
  gridColumn: 2,
});

export const running = domainStyle({
  alignItems: 'end',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
