import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const body = domainStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
});

export const text = domainStyle({ flex: '1 1 16rem' });
export const note = domainStyle({
  marginBlockStart: vars.space[2],
  maxInlineSize: '21.9em',
});
