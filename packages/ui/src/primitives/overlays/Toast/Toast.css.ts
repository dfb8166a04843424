import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { rise, vanish } from '../../../styles/motion.css.ts';
import { toneEdges, toneInks } from '../../../styles/tone.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const swipeOut = keyframes({
  from: { transform: 'translateY(var(--radix-toast-swipe-end-y))' },
  to: { opacity: 0, transform: 'translateY(6rem)' },
});

export const viewport = primitiveStyle({
  position: 'fixed',
  insetInline: vars.space[4],
  // Above the bottom bar, which is there below the wide breakpoint.
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space[3]})`,
  zIndex: vars.zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { insetBlockEnd: vars.space[6] } },
});

export const toast = recipe({
  base: primitiveStyle({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[3],
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[1]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.raised,
    color: vars.color.text.default,
    // A modal dialog takes the pointer from the rest of the page.
    pointerEvents: 'auto',
    animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${vanish} ${vars.duration.normal} ${vars.easing.out}` },
      '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
      '&[data-swipe="end"]': { animation: `${swipeOut} ${vars.duration.normal} ${vars.easing.out}` },
    },
  }),
  variants: { type: toneEdges },
});

const offset = '0.8125rem';

export const icon = recipe({
  base: primitiveStyle({ marginBlockStart: offset }),
  variants: { type: toneInks },
});

export const text = primitiveStyle({
  paddingBlock: '0.6875rem',
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
