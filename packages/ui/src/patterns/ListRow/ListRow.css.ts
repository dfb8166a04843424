import { patternStyle } from '../../styles/layered.ts';
import { media, screenBelow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const tooNarrow = screenBelow('30rem');

export const row = patternStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  columnGap: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlock: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      '@container': { [tooNarrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});

export const icon = patternStyle({
  color: vars.color.action.text,
  // Without a third column, the actions are below the text.
  gridRow: '1 / span 2',
  marginBlockStart: vars.space[1],
});

export const words = patternStyle({ minInlineSize: 0 });

const outdent = `calc(-1 * (${vars.space[2]} + 1px))`;

export const actions = patternStyle({
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // Aligns the labels, not the edges of their touch targets, with the list.
  marginInline: outdent,
  '@media': {
    [media.wide]: {
      marginInlineStart: 0,
      '@container': { [tooNarrow]: { marginInlineStart: outdent } },
    },
  },
});

export const below = patternStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space[3] });
