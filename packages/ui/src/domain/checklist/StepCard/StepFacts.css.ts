import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, rows, words } from '../../../styles/layout.css.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const facts = style([
  rows[6],
  below[6],
  domainStyle({
    columnGap: vars.space[8],
    overflowWrap: 'anywhere',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: '1.35fr 1fr',
        '@container': { [screenBelow('30rem')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
]);

export const label = domainStyle({ fontSize: vars.text.body, marginBlockEnd: vars.space[3] });

export const list = rows[3];

export const paper = domainStyle({ columnGap: vars.space[2], display: 'flex', flexWrap: 'wrap' });

export const paperWords = words;

export const paperIcon = domainStyle({ color: vars.color.text.subtle, marginBlockStart: '0.2rem' });

export const column = style([rows[6], domainStyle({ alignContent: 'start' })]);

export const goodToKnow = below[5];
