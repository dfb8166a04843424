import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const row = domainStyle({ columnGap: vars.space[2], display: 'flex', flexWrap: 'wrap' });

// The action wraps only if it would break a word.
export const words = domainStyle({ flex: '1 1 min-content', minInlineSize: 0, overflowWrap: 'break-word' });

export const icon = domainStyle({
  color: vars.color.text.subtle,
  marginBlockStart: '0.2rem',
  selectors: { '[data-state="present"] > &': { color: vars.color.success.text } },
});

export const action = domainStyle({
  alignSelf: 'start',
  marginInlineStart: 'auto',
  // The row is no taller with a button than without.
  marginBlock: '-0.375rem',
  '@media': { print: { display: 'none' } },
});
