import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const swatch = domainStyle({
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  display: 'flex',
  overflow: 'hidden',
});

// `data-theme` sets the tokens of that theme, also in forced colours.
export const preview = domainStyle({
  forcedColorAdjust: 'none',
  backgroundColor: vars.color.surface.page,
  blockSize: '2rem',
  color: vars.color.text.default,
  display: 'grid',
  flexGrow: 1,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.regular,
  inlineSize: '1.75rem',
  placeContent: 'center',
});
