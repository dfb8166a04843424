import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const swatch = domainStyle({
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  display: 'flex',
  overflow: 'hidden',
});

// A scrap of the theme itself: `data-theme` on it brings that theme's tokens. It is a sample in forced colours, too.
export const scrap = domainStyle({
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
