import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const padding = vars.space[5];

export const dialog = domainStyle({
  // The field and its margins, which must not cover the active option.
  scrollPaddingBlockStart: `calc(${vars.size.control} + ${vars.space[10]})`,
  '@media': {
    [media.wide]: {
      // Near the top, so that the field does not move when the results change.
      marginBlockStart: 'clamp(1rem, 10vh, 6rem)',
      maxBlockSize: 'calc(100dvh - clamp(1rem, 10vh, 6rem) - 2rem)',
      maxInlineSize: '45rem',
    },
  },
});

export const panel = domainStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
});

export const bar = domainStyle({
  alignItems: 'center',
  backgroundColor: vars.color.surface.raised,
  display: 'flex',
  gap: vars.space[2],
  insetBlockStart: 0,
  // Covers the padding of the dialog, under which the results scroll.
  marginBlockStart: `calc(-1 * ${padding})`,
  marginInline: `calc(-1 * ${padding})`,
  paddingBlock: `${padding} ${vars.space[2]}`,
  paddingInline: padding,
  position: 'sticky',
  zIndex: 1,
  '@media': {
    [media.wide]: {
      marginInline: `calc(-1 * ${vars.space[8]})`,
      paddingInline: vars.space[8],
    },
  },
});

export const slot = domainStyle({ flexGrow: 1, minInlineSize: 0 });

export const input = domainStyle({ fontSize: vars.text.large });

export const list = domainStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  selectors: { '&[hidden]': { display: 'none' }, '&[data-recent]': { gap: 0 } },
});

export const recentHead = domainStyle({
  alignItems: 'end',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
});

export const groupTitle = domainStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.subtle,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  paddingBlockEnd: vars.space[1],
});

export const option = domainStyle({
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.box,
  color: 'inherit',
  columnGap: vars.space[3],
  cursor: 'pointer',
  display: 'flex',
  minBlockSize: vars.size.control,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  // The title of the group stays visible above its first option.
  scrollMarginBlock: vars.space[8],
  textDecoration: 'none',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.surface.sunken,
      borderInlineStartColor: vars.color.action.text,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const icon = domainStyle({
  color: vars.color.action.text,
  flexShrink: 0,
  marginBlockStart: '0.2em',
});

export const words = domainStyle({ display: 'grid', minInlineSize: 0 });

export const title = domainStyle({ fontWeight: vars.weight.bold, textAlign: 'start' });

export const details = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
});

export const all = domainStyle({ alignSelf: 'center', color: vars.color.action.text });

export const state = domainStyle({ paddingBlock: vars.space[3] });

// Nobody presses a key on a phone.
export const shortcut = domainStyle({ '@media': { '(hover: none)': { display: 'none' } } });
