import { style } from '@vanilla-extract/css';
import { choice } from '../../../styles/choice.css.ts';
import { countBadge } from '../../../styles/countBadge.css.ts';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const nav = primitiveStyle({ minInlineSize: 0 });

export const link = style([
  choice,
  primitiveStyle({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
  }),
]);

export const words = primitiveStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style([
  countBadge,
  primitiveStyle({ flexShrink: 0, marginInlineStart: 'auto', fontSize: vars.text.small }),
]);

export const group = primitiveStyle({
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[4] } },
});

// As wide as the mark of the current page, so that titles and labels align.
const inset = `calc(${vars.space[3]} + 3px)`;

export const head = primitiveStyle({
  paddingBlock: vars.space[2],
  paddingInline: `${inset} ${vars.space[3]}`,
});

export const title = primitiveStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const summary = style([
  head,
  primitiveStyle({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.size.control,
    borderRadius: vars.radius.control,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.sunken } } },
    },
  }),
]);

export const chevron = primitiveStyle({
  color: vars.color.text.muted,
  transition: `transform ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});
