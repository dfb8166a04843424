import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const words = domainStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

// The dot belongs to the item before it, so no line starts with a dot.
const dot = domainStyle({
  selectors: {
    '&:not(:last-child)::after': {
      content: '·',
      fontWeight: vars.weight.regular,
      marginInlineStart: '0.35em',
    },
  },
});

export const name = style([
  domainStyle({ color: vars.color.text.default, fontWeight: vars.weight.bold }),
  dot,
]);

export const fact = style([domainStyle({ display: 'inline-block' }), dot]);
