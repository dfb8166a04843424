import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } });
const toRight = keyframes({ to: { transform: 'translateX(100%)' } });

export const content = primitiveStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(20rem, calc(100% - ${vars.space[12]}))`,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.page,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.default,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${fromLeft} ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${toLeft} ${vars.duration.normal} ${vars.easing.out}` },
    '[dir="rtl"] &': { animationName: fromRight },
    '[dir="rtl"] &[data-state="closed"]': { animationName: toRight },
  },
});

export const header = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.header,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const title = primitiveStyle({ fontSize: vars.text.large, overflowWrap: 'anywhere' });

export const body = primitiveStyle({
  flexGrow: 1,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
});
