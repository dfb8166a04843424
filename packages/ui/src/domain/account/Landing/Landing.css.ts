import { domainStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const tooNarrow = screenBelow('50rem');

export const landing = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `clamp(${vars.space[8]}, 6vw, ${vars.space[20]})`,
  rowGap: `clamp(${vars.space[10]}, 6vw, ${vars.space[20]})`,
});

export const hero = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@media': {
    [media.full]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 29rem)',
      '@container': { [tooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const title = domainStyle({
  fontSize: vars.text.hero,
  letterSpacing: '-0.022em',
  lineHeight: '1.1',
  maxInlineSize: '7.2em',
});

export const lead = domainStyle({
  marginBlockStart: vars.space[6],
  maxInlineSize: '16.9em',
});

export const actions = domainStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  '@media': { [media.wide]: { display: 'flex' } },
});

export const promise = domainStyle({ marginBlockStart: vars.space[4] });

/** A heading with its content next to it on wide screens. */
export const section = domainStyle({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.full]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      '@container': { [tooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

const stopSize = units(6.5);

export const feature = domainStyle({
  paddingBlockEnd: vars.space[8],
  paddingInlineStart: vars.space[12],
  position: 'relative',
  '::before': {
    backgroundColor: vars.color.surface.page,
    blockSize: stopSize,
    border: `4px solid ${vars.color.action.text}`,
    borderRadius: vars.radius.round,
    content: '',
    inlineSize: stopSize,
    insetInlineStart: 0,
    position: 'absolute',
    zIndex: 1,
  },
  selectors: {
    '&:not(:last-child)::after': {
      borderInlineStart: `4px solid ${vars.color.action.text}`,
      content: '',
      insetBlock: `0.5rem -0.5rem`,
      insetInlineStart: units(2.75),
      position: 'absolute',
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const featureText = domainStyle({ marginBlockStart: vars.space[1] });

export const example = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[5],
  '@media': {
    [media.full]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@container': { [tooNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
});

export const exampleDeadline = domainStyle({ fontWeight: vars.weight.bold });

export const links = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});
