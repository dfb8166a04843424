import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** Cuts text at its box with room for marks above and below the letters (Arabic, Vietnamese). */
export const clipped = primitiveStyle({
  // A smaller line height would show the hidden next line in the padding.
  lineHeight: vars.leading.body,
  marginBlock: '-0.15em',
  overflow: 'hidden',
  paddingBlock: '0.15em',
});

/** Cuts text after a number of lines, which `WebkitLineClamp` sets. */
export const clampedLines = primitiveStyle({ display: '-webkit-box', WebkitBoxOrient: 'vertical' });
