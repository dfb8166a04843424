import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import * as text from '../../../styles/text.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const words = style([text.note, domainStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })]);

// The dot stays with what it follows, so that no line begins with one.
const dot = domainStyle({
  selectors: {
    '&:not(:last-child)::after': {
      content: '·',
      fontWeight: vars.weight.regular,
      marginInlineStart: '0.35em',
    },
  },
});

export const name = style([text.strong, dot]);

export const fact = style([domainStyle({ display: 'inline-block' }), dot]);
