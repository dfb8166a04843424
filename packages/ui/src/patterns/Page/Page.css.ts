import { patternStyle } from '../../styles/layered.ts';
import { media, screenBelow } from '../../theme/breakpoints.ts';
import { printed } from '../../theme/printed.ts';
import { vars } from '../../theme/vars.css.ts';

const tooNarrow = screenBelow('45rem');

export const page = patternStyle({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.aside]: {
      columnGap: vars.space[12],
      // A tall aside adds room below the content instead of above it.
      gridTemplateRows: 'auto 1fr',
      selectors: {
        '&[data-aside="narrow"]': { gridTemplateColumns: 'minmax(0, 1fr) 13.75rem' },
        '&[data-aside="wide"]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
      },
      '@container': {
        [tooNarrow]: {
          gridTemplateRows: 'none',
          selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
        },
      },
    },
  },
});

export const head = patternStyle({ gridColumn: 1 });

export const content = patternStyle({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: 1,
  minInlineSize: 0,
});

export const aside = patternStyle({
  '@media': {
    [media.aside]: {
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
      '@container': { [tooNarrow]: { gridColumn: 1, gridRow: 'auto' } },
    },
  },
});

export const sticky = patternStyle({
  '@media': {
    [media.aside]: {
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[10]})`,
      position: 'sticky',
      '@container': { [tooNarrow]: { position: 'static' } },
    },
  },
});

export const wideOnly = patternStyle({
  display: 'none',
  '@media': {
    [media.aside]: { display: 'block', '@container': { [tooNarrow]: { display: 'none' } } },
  },
});

/** Hides content that the aside shows on wide screens. */
export const narrowOnly = patternStyle({
  '@media': {
    [media.aside]: { display: 'none', '@container': { [tooNarrow]: { display: 'block' } } },
  },
});

export const scene = patternStyle({ marginBlockStart: vars.space[6] });

// Grids do not break well across printed pages.
printed(`.${page}, .${content}`, { display: 'block !important' });
printed(`.${page} > *, .${content} > *`, { marginBlockEnd: vars.space[6] });
