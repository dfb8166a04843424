import { domainStyle } from '../../internal/layered.ts';
import * as text from '../../internal/text.css.ts';
import { media, screenBelow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const tooNarrow = screenBelow('30rem');

export const row = domainStyle({
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

export const icon = domainStyle({ color: vars.color.action.text, marginBlockStart: vars.space[1] });

export const words = domainStyle({ minInlineSize: 0 });

export const name = domainStyle({ color: vars.color.text.default, lineHeight: vars.leading.snug });

export const facts = text.figures;

export const attached = domainStyle({
  alignItems: 'center',
  color: vars.color.text.muted,
  display: 'flex',
  fontSize: vars.text.small,
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
});

export const actions = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  gridColumn: 2,
  // The labels, and not the edges of their targets, line up with the name.
  marginInlineStart: `calc(-1 * (${vars.space[2]} + 1px))`,
  '@media': {
    [media.wide]: {
      alignSelf: 'center',
      flexWrap: 'nowrap',
      gridColumn: 3,
      gridRow: 1,
      marginInline: `0 calc(-1 * (${vars.space[2]} + 1px))`,
      '@container': {
        [tooNarrow]: {
          flexWrap: 'wrap',
          gridColumn: 2,
          gridRow: 'auto',
          marginInlineStart: `calc(-1 * (${vars.space[2]} + 1px))`,
        },
      },
    },
  },
});
