import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const row = domainStyle({
  alignItems: 'center',
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
});

/** A square, so that turning a photo moves nothing. */
export const frame = domainStyle({
  alignItems: 'center',
  backgroundColor: vars.color.surface.sunken,
  blockSize: '5rem',
  borderRadius: vars.radius.box,
  display: 'grid',
  inlineSize: '5rem',
  justifyItems: 'center',
  overflow: 'hidden',
});

export const photo = domainStyle({ blockSize: '100%', inlineSize: '100%', objectFit: 'contain' });

export const words = domainStyle({ flex: '1 1 6em', minInlineSize: 0, overflowWrap: 'anywhere' });
