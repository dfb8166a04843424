import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const numeric = '&[data-numeric]';

// Inset, so that the frame that scrolls does not cut the ring off.
export const region = primitiveStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

// Chromium keeps the colours of collapsed borders where the theme changes.
export const table = primitiveStyle({ inlineSize: '100%', borderSpacing: 0, textAlign: 'start' });

export const caption = primitiveStyle({
  paddingBlockEnd: vars.space[2],
  fontWeight: vars.weight.bold,
  textAlign: 'start',
});

export const cell = primitiveStyle({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  // A word is never broken to make room: the table scrolls.
  overflowWrap: 'normal',
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    [numeric]: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

export const head = style([
  cell,
  primitiveStyle({
    color: vars.color.text.muted,
    fontSize: vars.text.small,
    borderBlockEndColor: vars.color.border.control,
    verticalAlign: 'bottom',
    selectors: { [numeric]: { whiteSpace: 'normal' } },
  }),
]);
