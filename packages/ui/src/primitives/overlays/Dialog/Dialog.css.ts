import { recipe } from '@vanilla-extract/recipes';
import { primitiveGlobalStyle, primitiveStyle } from '../../../styles/layered.ts';
import { appear, rise, vanish } from '../../../styles/motion.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { iconButtonSize } from '../../actions/IconButton/IconButton.css.ts';

const below = `not all and ${media.wide}`;

// Radix adds a right margin, in both directions, for the scrollbar while it locks the page. The gutter stays instead.
primitiveGlobalStyle('html body[data-scroll-locked]', { marginRight: '0 !important' });

export const overlay = primitiveStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  backgroundColor: vars.color.surface.scrim,
  animation: `${appear} ${vars.duration.normal} ${vars.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${vanish} ${vars.duration.fast} ${vars.easing.out}` },
  },
});

export const content = recipe({
  base: primitiveStyle({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.overlay,
    display: 'flex',
    flexDirection: 'column',
    margin: 'auto',
    inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.sheet,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.raised,
    color: vars.color.text.default,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The close button must not cover the focused element.
    scrollPaddingBlockStart: `calc(${iconButtonSize} + ${vars.space[6]})`,
    animation: `${rise} ${vars.duration.normal} ${vars.easing.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${vanish} ${vars.duration.fast} ${vars.easing.out}` },
    },
  }),
  variants: {
    size: {
      small: primitiveStyle({ maxInlineSize: '27rem' }),
      medium: primitiveStyle({ maxInlineSize: '36rem' }),
      large: primitiveStyle({ maxInlineSize: '50rem' }),
      screen: primitiveStyle({
        inlineSize: '100%',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        paddingBlockStart: 'clamp(0px, 6vh, 4rem)',
        paddingInline: `max(0px, (100% - 31rem) / 2)`,
        border: 0,
        borderRadius: 0,
        backgroundColor: vars.color.surface.page,
        boxShadow: 'none',
      }),
    },
    fullScreenOnSmall: {
      true: primitiveStyle({
        '@media': {
          [below]: {
            inlineSize: '100%',
            maxInlineSize: 'none',
            blockSize: '100dvh',
            maxBlockSize: 'none',
            border: 0,
            borderRadius: 0,
          },
        },
      }),
    },
  },
});

export const header = primitiveStyle({
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space[6],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[16],
  '@media': { [media.wide]: { paddingBlockStart: vars.space[8], paddingInlineStart: vars.space[8] } },
});

/** Above the strip of the close button. */
const aboveStrip = { position: 'relative', zIndex: 2 } as const;

export const title = primitiveStyle({ ...aboveStrip, fontSize: vars.text.heading });

export const description = primitiveStyle({
  ...aboveStrip,
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
});

export const body = primitiveStyle({
  flexGrow: 1,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  paddingInline: vars.space[5],
  '@media': { [media.wide]: { paddingBlockEnd: vars.space[8], paddingInline: vars.space[8] } },
});

export const footer = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.wide]: { paddingInline: vars.space[8] } },
});

// Last in the document, so that the content is focused first; still visible when scrolled.
export const close = primitiveStyle({
  position: 'sticky',
  insetBlockStart: vars.space[2],
  zIndex: 1,
  order: -1,
  alignSelf: 'flex-end',
  marginBlock: `${vars.space[4]} calc(-1 * (${iconButtonSize} + ${vars.space[4]}))`,
  marginInlineEnd: vars.space[3],
  selectors: {
    // Overrides the button's own background in any load order.
    '&&&': { backgroundColor: 'inherit' },
    // A strip as wide as the dialog, under which the content scrolls.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(-1 * ${vars.space[2]})`,
      insetInline: `-100vw calc(-1 * ${vars.space[3]})`,
      backgroundColor: 'inherit',
    },
  },
  '@media': {
    [media.wide]: {
      marginBlock: `1.75rem calc(-1 * (${iconButtonSize} + 1.75rem))`,
      marginInlineEnd: vars.space[5],
      selectors: { '&::before': { insetInlineEnd: `calc(-1 * ${vars.space[5]})` } },
    },
  },
});
