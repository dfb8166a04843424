import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const size = 'clamp(0.875rem, 2.6vw, 1.25rem)';

export const line = primitiveStyle({ alignItems: 'center', display: 'flex' });

export const leg = primitiveStyle({
  backgroundColor: vars.color.border.subtle,
  blockSize: '4px',
  flexGrow: 1,
  selectors: { '&[data-travelled]': { backgroundColor: vars.color.action.text } },
  '@media': {
    // Forced colours remove backgrounds, and the line is a background.
    [media.forcedColors]: {
      backgroundColor: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-travelled]': { backgroundColor: 'Highlight' } },
    },
  },
});

export const stop = primitiveStyle({
  backgroundColor: vars.color.surface.raised,
  aspectRatio: '1',
  border: `3px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.round,
  inlineSize: size,
  selectors: {
    '&[data-state="done"]': {
      backgroundColor: vars.color.action.text,
      borderColor: vars.color.action.text,
    },
    '&[data-state="here"]': {
      backgroundColor: vars.color.marker.background,
      borderColor: vars.color.action.text,
      transform: 'scale(1.25)',
    },
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'Canvas',
      borderColor: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-state="done"]': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '&[data-state="here"]': { backgroundColor: 'Mark', borderColor: 'Highlight' },
      },
    },
  },
});
