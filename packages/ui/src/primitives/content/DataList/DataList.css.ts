import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const rule = `1px solid ${vars.color.border.subtle}`;

export const list = primitiveStyle({ borderBlockStart: rule, minInlineSize: 0, overflowWrap: 'anywhere' });

// The width of the list decides if terms are next to or above their descriptions.
export const item = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: rule,
});

export const term = primitiveStyle({
  flex: '0 1 12rem',
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
});

export const description = primitiveStyle({
  // Narrow enough that the longest action stays beside it at 320 px.
  flex: '999 1 10rem',
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
});

export const missing = primitiveStyle({ color: vars.color.text.subtle });

export const action = primitiveStyle({
  minInlineSize: 0,
  marginInlineStart: 'auto',
});
