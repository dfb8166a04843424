import { domainStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const facts = domainStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[6],
  columnGap: vars.space[8],
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1.35fr 1fr',
      '@container': { [screenBelow('30rem')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const label = domainStyle({ fontSize: vars.text.body, marginBlockEnd: vars.space[3] });

export const column = domainStyle({ alignContent: 'start' });

export const goodToKnow = domainStyle({ marginBlockStart: vars.space[5] });
