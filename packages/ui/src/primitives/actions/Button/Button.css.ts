import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import {
  danger,
  dense,
  filled,
  grayed,
  hovered,
  outlined,
  press,
  sinking,
} from '../../../styles/press.css.ts';
import { quietInset } from '../../../styles/quietInset.ts';
import { sheetInset } from '../../../styles/sheetInset.ts';
import { vars } from '../../../theme/vars.css.ts';

export const button = recipe({
  base: style([
    press,
    grayed,
    primitiveStyle({
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      maxInlineSize: '100%',
      fontFamily: vars.font.body,
      fontWeight: vars.weight.bold,
      lineHeight: vars.leading.snug,
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
    }),
  ]),
  variants: {
    variant: {
      primary: [filled, sinking],
      secondary: [outlined, sinking],
      quiet: primitiveStyle({
        color: vars.color.action.text,
        // Without an outline, the lines of a long label have only each other to align with.
        textAlign: 'start',
        ...hovered({ backgroundColor: vars.color.action.soft }),
      }),
      danger: [sinking, danger],
    },
    size: {
      small: dense,
      medium: primitiveStyle({
        minBlockSize: vars.size.control,
        paddingBlock: vars.space[2],
        paddingInline: sheetInset(vars.space[5]),
        fontSize: vars.text.body,
      }),
      large: primitiveStyle({
        minBlockSize: '3.375rem',
        paddingBlock: vars.space[2],
        paddingInline: sheetInset(vars.space[6]),
        fontSize: vars.text.large,
      }),
    },
    fullWidth: { true: primitiveStyle({ inlineSize: '100%' }) },
    bleed: { true: primitiveStyle({ marginInlineStart: `calc(-1 * ${quietInset})` }) },
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
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: {
    // The hidden label stays in the accessibility tree and keeps the width.
    '[data-loading] > &': { opacity: 0 },
  },
});

// If the longest word does not fit next to the icon, the label is below it.
export const label = primitiveStyle({ flex: '1 min-content', minInlineSize: 0, overflowWrap: 'break-word' });

export const busy = primitiveStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
});
