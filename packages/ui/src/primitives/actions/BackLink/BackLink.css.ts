import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const backLink = primitiveStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space[2],
  justifySelf: 'start',
});
