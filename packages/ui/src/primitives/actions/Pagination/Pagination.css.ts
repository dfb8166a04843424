import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Nine items in one row, also in long languages. */
const roomy = '(width >= 36rem)';
const mark = '3px';

// A container has no width from its content.
export const pagination = primitiveStyle({ containerType: 'inline-size', inlineSize: '100%' });

export const list = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  '@container': { [roomy]: { justifyContent: 'start', columnGap: vars.space[1] } },
});

const target = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.color.action.text,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});

export const step = style([target, primitiveStyle({ paddingInline: 0 })]);

export const link = style([
  target,
  primitiveStyle({
    paddingBlock: `${mark} 0`,
    borderBlockEnd: `${mark} solid transparent`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    selectors: {
      '&[aria-current="page"]': {
        borderBlockEndColor: vars.color.action.text,
        color: vars.color.text.default,
        textDecorationLine: 'none',
      },
    },
    '@media': {
      [media.forcedColors]: {
        // Forced colours would show a transparent border.
        borderBlockEndColor: 'Canvas',
        selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
]);

export const number = primitiveStyle({
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});

export const gap = style([
  number,
  primitiveStyle({ minInlineSize: vars.space[8], color: vars.color.text.subtle, textAlign: 'center' }),
]);

export const position = primitiveStyle({
  flexGrow: 1,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@container': { [roomy]: { display: 'none' } },
});

export const next = primitiveStyle({
  // At the end of the row, also without a previous page.
  '@container': { [roomy]: { marginInlineStart: vars.space[3] } },
});
