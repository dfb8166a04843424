import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

const off = '(:disabled, [aria-disabled="true"])';

/** How a button looks under the mouse, unless it is off. */
export const hovered = (rule: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { [`&:hover:not${off}`]: rule } } },
});

/** When it is off, and not because it is at work. */
const isOff = `&:is${off}:not([data-loading])`;

/** What can be pressed, before its look and its size. */
export const press = primitiveStyle({
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-loading]': { cursor: 'progress' },
    [isOff]: { color: vars.color.text.subtle, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]:not([data-loading])': { color: 'GrayText' } },
    },
  },
});

export const filled = primitiveStyle({
  backgroundColor: vars.color.action.background,
  color: vars.color.action.onAction,
  selectors: { [isOff]: { backgroundColor: vars.color.surface.sunken } },
  ...hovered({ backgroundColor: vars.color.action.hover }),
});

export const outlined = primitiveStyle({
  borderColor: vars.color.border.control,
  color: vars.color.text.default,
  ...hovered({ borderColor: vars.color.text.default, backgroundColor: vars.color.surface.sunken }),
});

/** Loses its look while it is off. */
export const sinking = primitiveStyle({
  selectors: {
    [isOff]: { backgroundColor: vars.color.surface.sunken, borderColor: vars.color.border.subtle },
  },
});

/** Shows by its edge, too, that it is off where colours are forced. */
export const grayed = primitiveStyle({
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]:not([data-loading])': { borderColor: 'GrayText' } },
    },
  },
});

/** For dense places under a mouse; a finger keeps its full target. */
export const dense = primitiveStyle({
  minBlockSize: '2.25rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  fontSize: vars.text.small,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.control } },
});
