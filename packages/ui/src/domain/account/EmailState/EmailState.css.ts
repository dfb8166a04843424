import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const state = domainStyle({ marginBlock: `${vars.space[2]} ${vars.space[3]}` });

export const text = domainStyle({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });

export const verified = domainStyle({
  alignItems: 'center',
  color: vars.color.success.text,
  display: 'flex',
  gap: vars.space[2],
});
