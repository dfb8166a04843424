import { style } from '@vanilla-extract/css';
import { clipped } from '../../../styles/clipped.css.ts';
import { frame, visitorFrame } from '../../../styles/frame.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { circleSize, touchTarget } from '../../../styles/touchTarget.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const withMenu = `not all and ${media.full}`;

/** Below this width of the header (or with larger text) the phone layout applies. */
export const narrow = '(width < 40rem)';
const tight = '(width < 49rem)';

export const header = domainStyle({
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  containerType: 'inline-size',
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.zIndex.header,
  '@media': {
    // At high zoom a sticky header would cover the content.
    '(max-height: 30rem)': { position: 'static' },
    [media.largeText]: { position: 'static' },
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
      // Without a menu, the user's name has its own row.
      [narrow]: {
        selectors: {
          '&[data-without-menu]': { flexWrap: 'wrap', paddingBlock: vars.space[4], rowGap: vars.space[3] },
        },
      },
    },
  }),
]);

// A long label for Log in, or large text, may need a second row.
export const visitorBar = style([
  bar,
  visitorFrame,
  domainStyle({ '@container': { [narrow]: { flexWrap: 'wrap' } } }),
]);

// Aligns the icon, not its target, with the page's content.
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
    [withMenu]: {
      selectors: {
        [`${menu} ~ &`]: { marginInlineEnd: `calc(${circleSize} + ${vars.space[2]})` },
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

export const search = domainStyle({
  flexShrink: 0,
  minInlineSize: vars.size.control,
  position: 'relative',
  whiteSpace: 'nowrap',
});

// Still the accessible name of the button.
export const searchLabel = domainStyle({
  '@container': {
    // Next to a long name and a long label for Log out, there is room for the icon only.
    '(width < 60rem)': { clipPath: 'inset(50%)', fontSize: 0, insetInlineEnd: '50%', position: 'absolute' },
  },
});

export const profile = domainStyle({
  color: vars.color.text.default,
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  position: 'relative',
  // Enlarges the target around the photo on a phone.
  '::after': { content: '', inset: '0 -3px', position: 'absolute' },
});

export const profileTarget = style([touchTarget, profile]);

export const who = domainStyle({
  display: 'grid',
  minInlineSize: 0,
});

export const name = style([
  clipped,
  domainStyle({
    fontWeight: vars.weight.bold,
    maxInlineSize: '16rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [media.hover]: { selectors: { [`a${profile}:hover &`]: { textDecoration: 'underline' } } },
    },
  }),
]);

export const action = domainStyle({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  // Aligns the text, not its target, with the end of the page's content.
  marginInlineEnd: `calc(-1 * (${vars.space[2]} + 1px))`,
  '@media': { [withMenu]: { selectors: { [`${menu} ~ * > &`]: { marginInlineEnd: 0 } } } },
});

// Still part of the link's accessible name.
export const whoInMenu = domainStyle({
  '@media': {
    [withMenu]: {
      '@container': { [tight]: { clipPath: 'inset(50%)', insetInlineEnd: 0, position: 'absolute' } },
    },
  },
});

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
    // Menu, search and photo leave no room for the words of the logo on a small phone.
    '(width < 25rem)': { selectors: { '[data-with-search] > a > &': { fontSize: 0 } } },
    // The logo's mark only; the link has an accessible name.
    '(width < 21.5rem)': { selectors: { 'a > &': { fontSize: 0 } } },
  },
});
