import { primitiveStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = primitiveStyle({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-illustrated]': {
          gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
          gap: vars.space[10],
        },
      },
      '@container': {
        [screenBelow('30rem')]: {
          selectors: { '&[data-illustrated]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
        },
      },
    },
  },
});

export const illustration = primitiveStyle({ maxInlineSize: '15rem', color: vars.color.text.default });

export const body = primitiveStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});

export const title = primitiveStyle({ fontSize: vars.text.title });

export const text = primitiveStyle({ color: vars.color.text.muted });

export const action = primitiveStyle({ marginBlockStart: vars.space[4] });
