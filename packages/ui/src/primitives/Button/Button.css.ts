import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const live = ':not(:disabled, [aria-disabled="true"])';

const hovered = (rule: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { [`&:hover${live}`]: rule } } },
});

export const button = recipe({
  base: primitiveStyle({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    paddingBlock: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    fontFamily: vars.font.body,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-loading]': { cursor: 'progress' },
      '&:is(:disabled, [aria-disabled="true"]):not([data-loading])': {
        backgroundColor: vars.color.surface.sunken,
        borderColor: vars.color.border.subtle,
        color: vars.color.text.subtle,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-disabled="true"]:not([data-loading])': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    variant: {
      primary: primitiveStyle({
        backgroundColor: vars.color.action.background,
        color: vars.color.action.onAction,
        ...hovered({ backgroundColor: vars.color.action.hover }),
      }),
      secondary: primitiveStyle({
        borderColor: vars.color.border.control,
        color: vars.color.text.default,
        ...hovered({ borderColor: vars.color.text.default, backgroundColor: vars.color.surface.sunken }),
      }),
      quiet: primitiveStyle({
        color: vars.color.action.text,
        selectors: {
          '&:is(:disabled, [aria-disabled="true"]):not([data-loading])': {
            borderColor: 'transparent',
            backgroundColor: 'transparent',
          },
        },
        ...hovered({ backgroundColor: vars.color.action.soft }),
      }),
      danger: primitiveStyle({
        backgroundColor: vars.color.danger.background,
        color: vars.color.danger.onDanger,
        ...hovered({ backgroundColor: vars.color.danger.hover }),
      }),
    },
    size: {
      small: primitiveStyle({
        minBlockSize: '2.25rem',
        paddingBlock: vars.space[1],
        paddingInline: vars.space[3],
        fontSize: vars.text.small,
        // Small is for dense places under a mouse; a finger keeps its full target.
        '@media': { '(pointer: coarse)': { minBlockSize: vars.size.control } },
      }),
      medium: primitiveStyle({
        minBlockSize: vars.size.control,
        paddingInline: vars.space[5],
        fontSize: vars.text.body,
      }),
      large: primitiveStyle({
        minBlockSize: '3.375rem',
        paddingInline: vars.space[6],
        fontSize: vars.text.large,
      }),
    },
    fullWidth: { true: primitiveStyle({ inlineSize: '100%' }) },
  },
  compoundVariants: [
    {
      variants: { variant: 'quiet', size: 'medium' },
      style: primitiveStyle({ paddingInline: vars.space[3] }),
    },
    {
      variants: { variant: 'quiet', size: 'large' },
      style: primitiveStyle({ paddingInline: vars.space[4] }),
    },
    {
      variants: { variant: 'quiet', size: 'small' },
      style: primitiveStyle({ paddingInline: vars.space[2] }),
    },
  ],
});

export const content = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: {
    // Opacity and not visibility: the label stays in the accessibility tree and the button keeps its width.
    '[data-loading] > &': { opacity: 0 },
  },
});

export const busy = primitiveStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
});
