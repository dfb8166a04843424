import '../../shell/print.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { printed } from '../../../theme/printed.ts';
import { vars } from '../../../theme/vars.css.ts';

export const pass = domainStyle({
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface.page,
  // One page of A4.
  '@media': { print: { minBlockSize: 0, zoom: 0.5 } },
});

export const header = domainStyle({
  display: 'flex',
  alignItems: 'center',
  // Large text moves the title below the link.
  flexWrap: 'wrap',
  gap: vars.space[2],
  minBlockSize: vars.size.header,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.wide]: { paddingInline: vars.space[6] } },
});

export const title = domainStyle({ flex: '1 1 min-content', overflowWrap: 'break-word' });

export const onScreen = domainStyle({ '@media': { print: { display: 'none' } } });

export const halves = domainStyle({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '70rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': {
    [media.wide]: { paddingInline: vars.space[6] },
    [media.full]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
      gap: vars.space[10],
      alignItems: 'start',
      paddingBlockStart: vars.space[8],
    },
    print: { display: 'block', maxInlineSize: 'none', padding: 0 },
  },
});

export const scan = domainStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[4],
      breakInside: 'avoid',
      marginBlockStart: vars.space[4],
    },
  },
});

export const code = domainStyle({ inlineSize: '3cm' });

export const outcome = domainStyle({ '@media': { [media.full]: { gridColumn: '1 / -1' } } });

export const forYou = domainStyle({});

printed(`.${forYou}`, { columns: '2 !important', display: 'block !important' });
printed(`.${forYou} > *`, { marginBlockEnd: vars.space[5] });
