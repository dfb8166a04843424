import { patternStyle } from '../../styles/layered.ts';
import { media, screenBelow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const section = patternStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[8],
  '@media': {
    [media.full]: {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 30rem)',
      '@container': { [screenBelow('35rem')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const onlyOnSmall = patternStyle({ '@media': { [media.wide]: { display: 'none' } } });

export const head = patternStyle({ maxInlineSize: '30rem' });

/** A list of `ListRow` whose first row is aligned with the title next to it. */
export const list = patternStyle({ inlineSize: '100%', marginBlockStart: `calc(-1 * ${vars.space[4]})` });

export const content = patternStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  maxInlineSize: '30rem',
});
