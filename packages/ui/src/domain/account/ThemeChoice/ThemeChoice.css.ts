import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const choices = domainStyle({ display: 'grid', inlineSize: '100%' });

export const choice = domainStyle({
  alignItems: 'center',
  columnGap: vars.space[4],
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.sunken } } },
});

export const radio = domainStyle({ marginBlock: 0 });

export const words = domainStyle({ lineHeight: vars.leading.snug });

export const name = domainStyle({ display: 'block', fontWeight: vars.weight.bold });

export const hint = domainStyle({ display: 'block' });

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
  inlineSize: '1.75rem',
  placeContent: 'center',
});
