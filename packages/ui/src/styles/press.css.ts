import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

const off = '(:disabled, [aria-disabled="true"])';

/** Styles for a hovered button that is not disabled. */
export const hovered = (rule: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { [`&:hover:not${off}`]: rule } } },
});

/** Matches a disabled button that is not loading. */
const isOff = `&:is${off}:not([data-loading])`;

/** Base of `Button` and `IconButton`. */
export const press = primitiveStyle({
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-loading]': { cursor: 'progress' },
    [isOff]: { color: vars.color.text.subtle, cursor: 'not-allowed' },
  },
  '@media': {
    print: { display: 'none !important' },
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]:not([data-loading])': { color: 'GrayText' } },
    },
  },
});

/** The primary button. Its colours are `action` in `theme/tokens.ts`. */
export const filled = primitiveStyle({
  backgroundColor: vars.color.action.background,
  color: vars.color.action.onAction,
  selectors: { [isOff]: { backgroundColor: vars.color.surface.sunken } },
  ...hovered({ backgroundColor: vars.color.action.hover }),
});

export const danger = primitiveStyle({
  backgroundColor: vars.color.danger.background,
  color: vars.color.danger.onDanger,
  ...hovered({ backgroundColor: vars.color.danger.hover }),
});

export const outlined = primitiveStyle({
  borderColor: vars.color.border.control,
  color: vars.color.text.default,
  ...hovered({ borderColor: vars.color.text.default, backgroundColor: vars.color.surface.sunken }),
});

export const sinking = primitiveStyle({
  selectors: {
    [isOff]: { backgroundColor: vars.color.surface.sunken, borderColor: vars.color.border.subtle },
  },
});

export const grayed = primitiveStyle({
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]:not([data-loading])': { borderColor: 'GrayText' } },
    },
  },
});

/** A smaller button for a mouse; on touch screens it keeps the full size. */
export const dense = primitiveStyle({
  minBlockSize: '2.25rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  fontSize: vars.text.small,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.control } },
});
