import { patternStyle } from '../../styles/layered.ts';
import { quietInset } from '../../styles/quietInset.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = patternStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  columnGap: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlock: vars.space[4],
});

export const icon = patternStyle({ color: vars.color.action.text, marginBlockStart: vars.space[1] });

/** The actions are below the text if they leave too little space for it. */
export const content = patternStyle({
  alignItems: 'center',
  columnGap: `calc(${vars.space[4]} + ${quietInset})`,
  display: 'flex',
  flexWrap: 'wrap',
});

// The text takes 20rem, so that a third action, which appears later, does not move the others below it.
export const text = patternStyle({ flex: '1 1 20rem', minInlineSize: 0 });

export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // The labels of the buttons, not the edges of their touch targets, are aligned with the list.
  marginInline: `calc(-1 * ${quietInset})`,
});

export const footer = patternStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space[3] });
