import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const words = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// The dot stays with what it follows, so that no line begins with one.
const dot = {
  selectors: {
    '&:not(:last-child)::after': {
      content: '·',
      fontWeight: vars.weight.regular,
      marginInlineStart: '0.35em',
    },
  },
};

export const name = domainStyle({ color: vars.color.text.default, fontWeight: vars.weight.bold, ...dot });

export const fact = domainStyle({ display: 'inline-block', ...dot });
