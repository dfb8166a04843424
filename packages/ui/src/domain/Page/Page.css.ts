import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = domainStyle({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1180px)': {
      columnGap: vars.space[12],
      // A tall aside lengthens the page below the content, and not the gap above it.
      gridTemplateRows: 'auto 1fr',
      selectors: {
        '&[data-aside="narrow"]': { gridTemplateColumns: 'minmax(0, 1fr) 13.75rem' },
        '&[data-aside="wide"]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
      },
    },
  },
});

export const head = domainStyle({ gridColumn: 1 });

export const title = domainStyle({ fontSize: vars.text.display, letterSpacing: '-0.02em' });

export const lead = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.large,
  marginBlockStart: vars.space[2],
  maxInlineSize: vars.size.measure,
});

export const content = domainStyle({
  display: 'grid',
  gap: vars.space[8],
  gridColumn: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const aside = domainStyle({
  '@media': {
    '(min-width: 1180px)': {
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[10]})`,
      position: 'sticky',
    },
  },
});
