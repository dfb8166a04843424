import { createVar, keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const away = createVar();
const enter = keyframes({ from: { opacity: 0, translate: away } });
const leave = keyframes({ to: { opacity: 0, translate: away } });

export const content = primitiveStyle({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(20rem, calc(100% - ${vars.space[12]}))`,
  backgroundColor: vars.color.surface.page,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.default,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${enter} ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.normal} ${vars.easing.out}` },
  },
});

const edge = `1px solid ${vars.color.border.subtle}`;
const left = { vars: { [away]: '-100%' } };
const right = { vars: { [away]: '100%' } };

/** The edge of the screen that the sheet comes from. */
export const sides = {
  start: primitiveStyle({
    ...left,
    insetInlineStart: 0,
    borderInlineEnd: edge,
    selectors: { '[dir="rtl"] &': right },
  }),
  end: primitiveStyle({
    ...right,
    insetInlineEnd: 0,
    borderInlineStart: edge,
    selectors: { '[dir="rtl"] &': left },
  }),
};

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
