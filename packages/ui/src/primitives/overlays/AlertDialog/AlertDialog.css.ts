import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

// Body and footer are laid out by the sheet itself.
export const form = primitiveStyle({ display: 'contents' });

export const body = primitiveStyle({
  display: 'grid',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
  padding: vars.space[5],
  '@media': { [media.wide]: { padding: vars.space[8] } },
});

export const title = primitiveStyle({ fontSize: vars.text.title });

export const description = primitiveStyle({
  color: vars.color.text.muted,
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
