import { style } from '@vanilla-extract/css';
import { countBadge } from '../../../styles/countBadge.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const bar = domainStyle({
  backgroundColor: vars.color.surface.page,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  position: 'fixed',
  zIndex: vars.zIndex.header,
  '@media': {
    [media.wide]: { display: 'none' },
    [media.largeText]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(3.9rem, 1fr))',
      position: 'static',
    },
  },
});

export const barLink = domainStyle({
  alignItems: 'center',
  borderBlockStart: '3px solid transparent',
  color: vars.color.text.muted,
  display: 'flex',
  flexDirection: 'column',
  // The longest label fits next to the four others at 320 px.
  fontSize: 'min(clamp(0.75rem, 3.6vw, 0.8125rem), 3.7vw)',
  gap: '0.1875rem',
  justifyContent: 'center',
  lineHeight: 1.2,
  marginBlockStart: '-1px',
  minBlockSize: vars.size.bottomBar,
  minInlineSize: 0,
  position: 'relative',
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      borderBlockStartColor: vars.color.action.text,
      color: vars.color.action.text,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [media.largeText]: { fontSize: '0.8125rem' },
    [media.forcedColors]: {
      // Forced colours would show a transparent border.
      borderBlockStartColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBlockStartColor: 'Highlight' } },
    },
  },
});

export const barLabel = domainStyle({ maxInlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'center' });

export const count = style([
  countBadge,
  domainStyle({
    fontSize: '0.6875rem',
    // At the corner of the icon.
    insetBlockStart: vars.space[1],
    insetInlineStart: 'calc(50% + 0.375rem)',
    position: 'absolute',
  }),
]);
