import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = recipe({
  base: primitiveStyle({
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  }),
  variants: {
    variant: {
      action: primitiveStyle({ color: vars.color.action.text }),
      muted: primitiveStyle({
        color: vars.color.text.muted,
        '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
      }),
    },
    standalone: {
      true: primitiveStyle({
        display: 'inline-block',
        paddingBlock: vars.space[1],
        fontWeight: vars.weight.bold,
      }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'muted', standalone: true },
      style: primitiveStyle({ fontWeight: vars.weight.regular }),
    },
  ],
});

export const sign = primitiveStyle({ whiteSpace: 'nowrap' });

export const arrow = primitiveStyle({
  display: 'inline-block',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.06em',
});
