import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const floating = domainStyle({
  alignItems: 'end',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space[3]})`,
  insetInlineEnd: vars.space[4],
  justifyContent: 'end',
  // Its empty area lets clicks through to the page.
  pointerEvents: 'none',
  position: 'fixed',
  zIndex: vars.zIndex.header,
  selectors: {
    '&[data-open]': {
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[2]})`,
      insetInlineStart: vars.space[4],
    },
  },
  '@media': {
    [media.wide]: { insetBlockEnd: vars.space[6], insetInlineEnd: vars.space[6] },
    // The button stands at the foot of the sidebar, where it covers nothing of the screen.
    [media.full]: {
      flexDirection: 'row-reverse',
      insetInlineStart: `calc(max(0px, 50% - 41rem) + ${vars.space[8]})`,
      justifyContent: 'flex-start',
    },
  },
});
