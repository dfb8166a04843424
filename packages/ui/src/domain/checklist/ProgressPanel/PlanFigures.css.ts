import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const figures = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  marginBlockEnd: vars.space[3],
});

export const figure = domainStyle({ color: vars.color.text.muted, fontSize: vars.text.small });

export const value = domainStyle({
  color: vars.color.text.default,
  display: 'block',
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});
