import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const name = domainStyle({ color: vars.color.text.default, lineHeight: vars.leading.snug });

export const attached = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
});
