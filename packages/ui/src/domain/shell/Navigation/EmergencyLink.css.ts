import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  display: 'flex',
  fontSize: vars.text.small,
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  // As wide as the mark of the current section, so that the icons stand in one line.
  paddingInline: `calc(${vars.space[3]} + 3px) ${vars.space[3]}`,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const number = domainStyle({ color: vars.color.text.default, fontWeight: vars.weight.bold });
