import { domainStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const tooNarrow = screenBelow('30rem');
const rule = `1px solid ${vars.color.border.subtle}`;

export const list = domainStyle({
  borderBlockStart: rule,
  display: 'grid',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1fr 1fr',
      '@container': { [tooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const item = domainStyle({
  borderBlockEnd: rule,
  '@media': {
    [media.wide]: {
      selectors: {
        '&:nth-child(odd):not(:last-child)': { borderInlineEnd: rule },
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
      '@container': {
        [tooNarrow]: { selectors: { '&:nth-child(odd):not(:last-child)': { borderInlineEnd: 'none' } } },
      },
    },
  },
});

export const card = domainStyle({
  alignItems: 'center',
  blockSize: '100%',
  color: vars.color.text.default,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[3],
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.surface.sunken } },
    // Equal space on both sides of the line between the columns.
    [media.wide]: {
      selectors: {
        'li:nth-child(odd) > &': { paddingInlineEnd: vars.space[6] },
        'li:nth-child(even) > &': { paddingInlineStart: vars.space[6] },
      },
      '@container': {
        [tooNarrow]: { selectors: { 'li:nth-child(n) > &': { paddingInline: vars.space[3] } } },
      },
    },
  },
});

export const icon = domainStyle({ color: vars.color.action.text });

// With large text the icon moves above the words.
export const words = domainStyle({ flex: '1 8em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = domainStyle({
  display: 'block',
  fontFamily: vars.font.heading,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const arrow = domainStyle({
  color: vars.color.text.muted,
  '@container': { [screenBelow('12rem')]: { display: 'none' } },
});
