import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { headPadding } from './SortButton.css.ts';

const numeric = '&[data-numeric]';
const ring = '5px';

// Inset, so that the frame that scrolls does not cut the ring off.
export const region = primitiveStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    // Room for the focus rings of the first and the last header.
    '&[data-sortable]:not([data-selectable])': {
      marginInline: `calc(-1 * ${ring})`,
      paddingInline: ring,
    },
  },
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
    // The first line is next to the checkbox.
    '[data-selectable] &': {
      paddingBlock: `calc((${vars.size.control} - ${vars.leading.body} * ${vars.text.body}) / 2)`,
    },
    // The background of a selected row ends after its text.
    '[data-selectable] &:last-child': { paddingInlineEnd: vars.space[3] },
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
    selectors: {
      [numeric]: { whiteSpace: 'normal' },
      ':is([data-sortable], [data-selectable]) &': { paddingBlock: headPadding },
    },
  }),
]);

export const row = primitiveStyle({
  selectors: { '&[data-selected]': { backgroundColor: vars.color.surface.sunken } },
});

// These two override the padding of `cell`, whose class may come later.
export const sortableHead = primitiveStyle({ selectors: { '&&': { paddingBlock: 0 } } });

export const boxCell = primitiveStyle({
  selectors: {
    '&&': { inlineSize: vars.size.control, paddingBlock: 0, paddingInlineEnd: vars.space[1] },
    // At the first line of a tall row.
    'tbody &&': { verticalAlign: 'top' },
  },
});
