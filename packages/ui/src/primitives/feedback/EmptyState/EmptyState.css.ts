import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
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
    },
  },
});

export const illustration = primitiveStyle({ maxInlineSize: '15rem', color: vars.color.text.default });

export const words = primitiveStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxInlineSize: vars.size.measure,
});

export const title = primitiveStyle({ fontSize: vars.text.title, overflowWrap: 'anywhere' });

export const text = primitiveStyle({ color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const action = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
});
