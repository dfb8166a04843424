import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = patternStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  columnGap: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlock: vars.space[4],
});

export const icon = patternStyle({ color: vars.color.action.text, marginBlockStart: vars.space[1] });

const outdent = `calc(-1 * (${vars.space[2]} + 1px))`;

/** The actions are below the text if they leave too little space for it. */
export const content = patternStyle({
  alignItems: 'center',
  columnGap: `calc(${vars.space[4]} - ${outdent})`,
  display: 'flex',
  flexWrap: 'wrap',
});

// Wide enough that a third action, which appears later, does not move the others below the text.
export const words = patternStyle({ flex: '1 1 20rem', minInlineSize: 0 });

export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // Aligns the labels, not the edges of their touch targets, with the list.
  marginInline: outdent,
});

export const below = patternStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space[3] });
