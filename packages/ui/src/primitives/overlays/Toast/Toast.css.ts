import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { rise, vanish } from '../../../styles/motion.css.ts';
import { toneEdges, toneInks } from '../../../styles/tone.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const narrow = `not all and ${media.wide}`;
/** Large text on a phone: the text is below the icon and the close button. */
const veryNarrow = '(width < 17rem)';

export const viewport = primitiveStyle({
  position: 'fixed',
  insetInline: vars.space[4],
  // Below the header of a phone, clear of the keyboard and the bottom bar.
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[2]})`,
  zIndex: vars.zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  containerType: 'inline-size',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { insetBlock: `auto ${vars.space[6]}` } },
});

export const toast = recipe({
  base: primitiveStyle({
    display: 'flex',
    alignItems: 'start',
    columnGap: vars.space[3],
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[1]}`,
    borderRadius: vars.radius.box,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.raised,
    color: vars.color.text.default,
    // A modal dialog takes the pointer from the rest of the page.
    pointerEvents: 'auto',
    animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${vanish} ${vars.duration.normal} ${vars.easing.out}` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="end"]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    },
    '@media': { [narrow]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
  variants: { tone: toneEdges },
});

const offset = '0.8125rem';

export const icon = recipe({
  base: primitiveStyle({ marginBlockStart: offset }),
  variants: { tone: toneInks },
});

export const text = primitiveStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '0.6875rem',
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  '@container': {
    [veryNarrow]: { gridArea: '2 / 1 / auto / -1', paddingBlockStart: 0, paddingInlineEnd: vars.space[3] },
  },
});

export const action = primitiveStyle({
  alignSelf: 'center',
  '@media': {
    [narrow]: {
      gridArea: '2 / 2',
      justifySelf: 'start',
      marginBlockEnd: vars.space[2],
      '@container': { [veryNarrow]: { gridArea: '3 / 1 / auto / -1' } },
    },
  },
});

export const close = primitiveStyle({ '@media': { [narrow]: { gridColumn: 3 } } });
