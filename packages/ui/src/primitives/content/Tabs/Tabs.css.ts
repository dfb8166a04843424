import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const mark = '3px';

export const root = primitiveStyle({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

// Tabs wrap, so that none is hidden by scrolling.
export const list = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const tab = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  marginBlockEnd: '-1px',
  paddingBlock: `calc(${vars.space[2]} + ${mark}) ${vars.space[2]}`,
  paddingInline: vars.space[3],
  border: 0,
  borderBlockEnd: `${mark} solid transparent`,
  background: 'none',
  color: vars.color.text.muted,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-state="active"]': {
      borderBlockEndColor: vars.color.action.text,
      color: vars.color.text.default,
    },
    '&:disabled': { color: vars.color.text.subtle, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': { color: vars.color.text.default },
        '&:hover:not(:disabled, [data-state="active"])': {
          borderBlockEndColor: vars.color.border.control,
        },
      },
    },
    [media.forcedColors]: {
      // Forced colours would show a transparent border.
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[data-state="active"]': { borderBlockEndColor: 'Highlight' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

export const words = primitiveStyle({ minInlineSize: 0 });

export const note = primitiveStyle({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  selectors: { ':disabled &': { color: 'inherit' } },
});

export const panel = primitiveStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
});
