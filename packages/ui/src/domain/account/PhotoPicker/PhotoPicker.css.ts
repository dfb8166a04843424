import { fileInput, ringed } from '../../../styles/dropZone.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const picker = domainStyle({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  inlineSize: '100%',
});

export const side = domainStyle({
  display: 'grid',
  flex: '1 1 9rem',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const choose = ringed;
export const input = fileInput;

export const label = domainStyle({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });
