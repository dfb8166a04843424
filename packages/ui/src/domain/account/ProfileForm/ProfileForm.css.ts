import { domainStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const top = domainStyle({
  maxInlineSize: '45rem',
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[8] } },
});

export const field = domainStyle({ inlineSize: '100%' });

export const short = domainStyle({ inlineSize: '12rem', maxInlineSize: '100%' });

export const save = domainStyle({ justifySelf: 'start' });

export const end = domainStyle({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '30rem',
  paddingBlockEnd: vars.space[10],
  '@media': {
    [media.full]: {
      marginInlineStart: `calc(13rem + ${vars.space[8]})`,
      '@container': { [screenBelow('35rem')]: { marginInlineStart: 0 } },
    },
  },
});
