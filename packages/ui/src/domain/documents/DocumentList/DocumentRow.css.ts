import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const name = domainStyle({ color: vars.color.text.default, lineHeight: vars.leading.snug });

export const attached = domainStyle({
  alignItems: 'center',
  color: vars.color.text.muted,
  display: 'flex',
  fontSize: vars.text.small,
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
});
