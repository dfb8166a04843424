import { domainStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const picker = domainStyle({
  marginInline: 'auto',
  maxInlineSize: '52rem',
  paddingBlock: `clamp(${vars.space[8]}, 7vw, ${vars.space[20]})`,
  // Starts where the other screens start.
  selectors: { '&[data-change]': { marginInline: 0, paddingBlock: 0 } },
});

export const lead = domainStyle({
  marginBlockStart: vars.space[3],
  maxInlineSize: '21.9em',
  textWrap: 'pretty',
});

export const choices = domainStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      gap: vars.space[6],
      gridTemplateColumns: '1fr 1fr',
      '@container': { [screenBelow('30rem')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const choice = domainStyle({
  alignContent: 'start',
  blockSize: '100%',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.default,
  cursor: 'pointer',
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  padding: `min(${vars.space[6]}, 5vw)`,
  textAlign: 'start',
  transition: `border-color ${vars.duration.normal}`,
  inlineSize: '100%',
  selectors: {
    '&:is([aria-current], [aria-busy="true"])': { borderColor: vars.color.action.text },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-disabled="true"]:not([aria-busy="true"])': {
      borderColor: vars.color.border.subtle,
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.action.text },
      },
    },
  },
});

export const scene = domainStyle({
  blockSize: '7.5rem',
  borderBlockEnd: `1.5px solid ${vars.color.text.default}`,
  color: vars.color.text.default,
  inlineSize: '100%',
  marginBlockEnd: vars.space[4],
});

export const name = domainStyle({
  alignItems: 'center',
  display: 'flex',
  fontFamily: vars.font.heading,
  fontSize: `min(${vars.text.heading}, 9vw)`,
  fontWeight: vars.weight.bold,
  justifyContent: 'space-between',
});

export const about = domainStyle({ textWrap: 'pretty' });
