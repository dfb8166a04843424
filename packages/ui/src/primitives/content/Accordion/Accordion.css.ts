import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const height = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });
const close = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } });

const rule = `1px solid ${vars.color.border.subtle}`;
const iconColumn = `${units(6.5)} + ${vars.space[4]}`;

export const root = primitiveStyle({ borderBlockStart: rule });

export const item = primitiveStyle({ borderBlockEnd: rule });

export const heading = primitiveStyle({ fontSize: vars.text.large });

export const trigger = primitiveStyle({
  alignItems: 'center',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  cursor: 'pointer',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  inlineSize: '100%',
  lineHeight: vars.leading.snug,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[2],
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { color: vars.color.text.subtle, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surface.sunken } },
    },
  },
});

export const icon = primitiveStyle({
  color: vars.color.action.text,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

// With enlarged text the icon moves above the title.
export const words = primitiveStyle({ flex: '1 8em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = primitiveStyle({ marginInlineEnd: vars.space[1] });

export const note = primitiveStyle({
  color: vars.color.text.muted,
  display: 'inline-block',
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
});

export const chevron = primitiveStyle({
  color: vars.color.text.muted,
  transition: `transform ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

export const content = primitiveStyle({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${vars.duration.normal} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${close} ${vars.duration.normal} ${vars.easing.out}` },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-state]': { animationName: 'none' } } } },
});

export const inside = primitiveStyle({
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  paddingInline: vars.space[2],
  '@media': {
    [media.wide]: {
      selectors: {
        '[data-icon] > * > &': { paddingInlineStart: `calc(${vars.space[2]} + ${iconColumn})` },
      },
    },
  },
});
