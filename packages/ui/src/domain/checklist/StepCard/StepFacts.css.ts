import { domainStyle } from '../../../styles/layered.ts';
import { below, rows } from '../../../styles/layout.css.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const facts = domainStyle({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[6],
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1.35fr 1fr',
      '@container': { [screenBelow('30rem')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const label = domainStyle({ fontSize: vars.text.body, marginBlockEnd: vars.space[3] });

export const list = rows[3];

export const paper = domainStyle({
  columnGap: vars.space[2],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
});

export const paperIcon = domainStyle({ color: vars.color.text.subtle, marginBlockStart: '0.2rem' });

export const column = domainStyle({ alignContent: 'start', display: 'grid', gap: vars.space[6] });

export const goodToKnow = below[5];
