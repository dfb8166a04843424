import { domainStyle } from '../../../styles/layered.ts';
import { sheetInset } from '../../../styles/sheetInset.ts';
import { vars } from '../../../theme/vars.css.ts';

const inset = sheetInset(vars.space[5]);

export const body = domainStyle({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[5]} ${inset}`,
});

export const band = domainStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingInline: inset,
});
