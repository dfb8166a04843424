import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { frame } from '../../../styles/layout.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const narrow = `not all and ${media.wide}`;
const withMenu = `not all and ${media.full}`;

export const header = domainStyle({
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  containerType: 'inline-size',
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.zIndex.header,
  '@media': {
    // At high zoom a header that stays would cover what one reads.
    '(max-height: 30rem)': { position: 'static' },
  },
});

export const bar = style([
  frame,
  domainStyle({
    alignItems: 'center',
    display: 'flex',
    gap: vars.space[2],
    minBlockSize: vars.size.header,
    '@media': {
      [media.wide]: { gap: vars.space[4] },
      // Without a menu there is time for who one is: a row of its own.
      [narrow]: {
        selectors: {
          '&[data-without-menu]': { flexWrap: 'wrap', paddingBlock: vars.space[4], rowGap: vars.space[3] },
        },
      },
    },
  }),
]);

// A long word for Log in, or large text, may need a second row.
export const visitorBar = style([
  bar,
  domainStyle({ maxInlineSize: '82rem', '@media': { [narrow]: { flexWrap: 'wrap' } } }),
]);

// The icon, and not the edge of its target, stands where the page's content begins.
export const menu = domainStyle({
  marginInline: `calc((${vars.size.icon} - ${vars.size.control}) / 2) calc(-1 * ${vars.space[1]})`,
  '@media': { [media.full]: { display: 'none' } },
});

export const home = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.small,
  display: 'flex',
  minBlockSize: vars.size.control,
  textDecoration: 'none',
});

export const end = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': {
    [media.wide]: { gap: vars.space[5] },
    // Who has a menu has something that floats here.
    [withMenu]: {
      selectors: {
        [`${menu} ~ &`]: { marginInlineEnd: `calc(${vars.size.control} + ${vars.space[2]})` },
      },
    },
    [narrow]: {
      columnGap: vars.space[1],
      flexWrap: 'wrap',
      justifyContent: 'end',
      selectors: {
        '[data-without-menu] > &': { inlineSize: '100%', justifyContent: 'space-between' },
      },
    },
  },
});

export const profile = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  display: 'flex',
  gap: vars.space[3],
  lineHeight: vars.leading.snug,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  position: 'relative',
  textDecoration: 'none',
  // A finger's width around the photo that stands alone on a phone.
  '::after': { content: '', inset: '0 -3px', position: 'absolute' },
});

export const who = domainStyle({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [narrow]: {
      // Still the name of the link.
      selectors: {
        ':not([data-without-menu]) > * > * > &': {
          blockSize: '1px',
          clipPath: 'inset(50%)',
          inlineSize: '1px',
          overflow: 'hidden',
          position: 'absolute',
        },
      },
    },
  },
});

export const name = domainStyle({
  fontWeight: vars.weight.bold,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { [`a${profile}:hover &`]: { textDecoration: 'underline' } } },
  },
});

export const action = domainStyle({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  // Its word, and not the edge of its target, ends where the page's content ends.
  marginInlineEnd: `calc(-1 * (${vars.space[2]} + 1px))`,
  // Beside a menu something may float at the end.
  '@media': { [withMenu]: { selectors: { [`${menu} ~ * > &`]: { marginInlineEnd: 0 } } } },
});
export const logout = domainStyle({ '@media': { [narrow]: { display: 'none' } } });

export const drawerEnd = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[5],
});

export const drawerWho = domainStyle({
  display: 'grid',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  paddingInline: `calc(${vars.space[3]} + 3px) ${vars.space[3]}`,
});

export const logo = domainStyle({
  '@media': {
    [narrow]: { selectors: { 'a > &': { fontSize: vars.text.large, gap: vars.space[2] } } },
  },
  // The mark alone; the link has a name.
  '@container': { '(width < 21.5rem)': { selectors: { 'a > &': { fontSize: 0 } } } },
});
