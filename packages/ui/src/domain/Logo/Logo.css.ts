import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.default,
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.012em',
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});

export const seal = domainStyle({ color: vars.color.stamp });
