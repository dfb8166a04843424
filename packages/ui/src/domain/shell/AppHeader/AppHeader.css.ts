import { style } from '@vanilla-extract/css';
import { frame, visitorFrame } from '../../../styles/frame.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { touchTarget } from '../../../styles/touchTarget.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const withMenu = `not all and ${media.full}`;

/** By the header's own width, in the page's text: less room than that, or larger text, and it is a phone's header. */
export const narrow = '(width < 40rem)';
const tight = '(width < 47rem)';

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
    '@media': { [media.wide]: { gap: vars.space[4] } },
    '@container': {
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
  visitorFrame,
  domainStyle({ '@container': { [narrow]: { flexWrap: 'wrap' } } }),
]);

// The icon, and not the edge of its target, stands where the page's content begins.
export const menu = domainStyle({
  marginInline: `${units(-3.25)} calc(-1 * ${vars.space[1]})`,
  '@media': { [media.full]: { display: 'none' } },
});

export const home = touchTarget;

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
  },
  '@container': {
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
  color: vars.color.text.default,
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  position: 'relative',
  // A finger's width around the photo that stands alone on a phone.
  '::after': { content: '', inset: '0 -3px', position: 'absolute' },
});

export const profileTarget = style([touchTarget, profile]);

export const who = domainStyle({
  display: 'grid',
  minInlineSize: 0,
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

// Still the name of the link.
export const whoInMenu = domainStyle({
  '@media': {
    [withMenu]: {
      '@container': { [tight]: { clipPath: 'inset(50%)', insetInlineEnd: 0, position: 'absolute' } },
    },
  },
});

/** What is in the menu where the header has no room for it. */
export const roomy = domainStyle({
  '@media': { [withMenu]: { '@container': { [tight]: { display: 'none' } } } },
});

export const drawerEnd = domainStyle({
  marginBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockStart: vars.space[5],
});

export const drawerWho = domainStyle({
  display: 'grid',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  paddingInline: `calc(${vars.space[3]} + 3px) ${vars.space[3]}`,
});

export const logo = domainStyle({
  '@container': {
    [narrow]: { selectors: { 'a > &': { fontSize: vars.text.large, gap: vars.space[2] } } },
    // The mark alone; the link has a name.
    '(width < 21.5rem)': { selectors: { 'a > &': { fontSize: 0 } } },
  },
});
