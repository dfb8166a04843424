import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const live = ':not(:disabled, [aria-disabled="true"])';

export const iconButton = recipe({
  base: primitiveStyle({
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[aria-pressed="true"]': { backgroundColor: vars.color.action.soft, color: vars.color.action.text },
      '&[data-loading]': { cursor: 'progress' },
      '&:is(:disabled, [aria-disabled="true"]):not([data-loading])': {
        color: vars.color.text.subtle,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': { borderColor: 'Highlight' },
          '&[aria-disabled="true"]:not([data-loading])': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    variant: {
      quiet: primitiveStyle({
        color: vars.color.text.muted,
        '@media': {
          [media.hover]: {
            selectors: {
              [`&:hover${live}`]: {
                backgroundColor: vars.color.action.soft,
                color: vars.color.action.text,
              },
            },
          },
        },
      }),
      secondary: primitiveStyle({
        borderColor: vars.color.border.control,
        color: vars.color.text.default,
        '@media': {
          [media.hover]: {
            selectors: {
              [`&:hover${live}`]: {
                borderColor: vars.color.text.default,
                backgroundColor: vars.color.surface.sunken,
              },
            },
          },
        },
      }),
      primary: primitiveStyle({
        backgroundColor: vars.color.action.background,
        color: vars.color.action.onAction,
        '@media': {
          [media.hover]: {
            selectors: { [`&:hover${live}`]: { backgroundColor: vars.color.action.hover } },
          },
        },
        selectors: {
          '&:is(:disabled, [aria-disabled="true"]):not([data-loading])': {
            backgroundColor: vars.color.surface.sunken,
          },
        },
      }),
    },
    size: {
      small: primitiveStyle({
        inlineSize: '2.25rem',
        blockSize: '2.25rem',
        '@media': {
          '(pointer: coarse)': { inlineSize: vars.size.control, blockSize: vars.size.control },
        },
      }),
      medium: primitiveStyle({ inlineSize: vars.size.control, blockSize: vars.size.control }),
    },
    round: { true: primitiveStyle({ borderRadius: vars.radius.round }) },
  },
});
