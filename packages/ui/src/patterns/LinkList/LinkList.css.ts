import { patternStyle } from '../../styles/layered.ts';
import { media, screenBelow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const tooNarrow = screenBelow('30rem');
const rule = `1px solid ${vars.color.border.subtle}`;

export const list = patternStyle({ borderBlockStart: rule, display: 'grid', inlineSize: '100%' });

export const twoColumns = patternStyle({
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1fr 1fr',
      '@container': { [tooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const item = patternStyle({
  borderBlockEnd: rule,
  '@media': {
    [media.wide]: {
      selectors: {
        [`${twoColumns} > &:nth-child(odd):not(:last-child)`]: { borderInlineEnd: rule },
        [`${twoColumns} > &:nth-child(odd):last-child`]: { gridColumn: '1 / -1' },
      },
      '@container': {
        [tooNarrow]: {
          selectors: { [`${twoColumns} > &:nth-child(odd):not(:last-child)`]: { borderInlineEnd: 'none' } },
        },
      },
    },
  },
});

export const row = patternStyle({
  alignItems: 'center',
  backgroundColor: 'transparent',
  blockSize: '100%',
  border: 'none',
  color: vars.color.text.default,
  columnGap: vars.space[4],
  cursor: 'pointer',
  display: 'flex',
  flexWrap: 'wrap',
  font: 'inherit',
  inlineSize: '100%',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[3],
  textAlign: 'start',
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.surface.sunken } },
    // Equal space on both sides of the line between the columns.
    [media.wide]: {
      selectors: {
        [`${twoColumns} > li:nth-child(odd) > &`]: { paddingInlineEnd: vars.space[6] },
        [`${twoColumns} > li:nth-child(even) > &`]: { paddingInlineStart: vars.space[6] },
      },
      '@container': {
        [tooNarrow]: {
          selectors: { [`${twoColumns} > li:nth-child(n) > &`]: { paddingInline: vars.space[3] } },
        },
      },
    },
  },
});

export const icon = patternStyle({ color: vars.color.action.text });

// With large text the icon moves above the words.
export const words = patternStyle({ flex: '1 8em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = patternStyle({
  display: 'block',
  fontFamily: vars.font.heading,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const note = patternStyle({ display: 'block' });

export const arrow = patternStyle({
  color: vars.color.text.muted,
  '@container': { [screenBelow('12rem')]: { display: 'none' } },
});
