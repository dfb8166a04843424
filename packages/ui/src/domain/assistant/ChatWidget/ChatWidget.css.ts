import { frameWidth } from '../../../styles/frame.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const start = `calc(max(0px, 50% - ${frameWidth} / 2) + ${vars.space[8]})`;
const bottom = `${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space[3]}`;

/** A distance from the edge of the window, of which larger text leaves most to the conversation. */
const within = (distance: string) => `min(${distance}, 13%)`;

// At the end of the header, where it covers nothing of the screen; with a sidebar, at its foot.
export const floating = domainStyle({
  alignItems: 'start',
  display: 'flex',
  insetBlockStart: `calc((${vars.size.header} - ${vars.size.control}) / 2)`,
  insetInline: vars.space[4],
  justifyContent: 'end',
  // Its empty area lets clicks through to the page.
  pointerEvents: 'none',
  position: 'fixed',
  zIndex: vars.zIndex.header,
  selectors: {
    // Away while somebody types, and still reached by Tab.
    ':has(:read-write:focus) > &:not([data-open])': { clipPath: 'inset(50%)' },
    '&[data-open]': {
      containerType: 'size',
      insetBlock: `${within(`${vars.size.header} + ${vars.space[2]}`)} ${within(bottom)}`,
    },
  },
  '@media': {
    [media.wide]: {
      insetInlineEnd: vars.space[8],
      selectors: { '&[data-open]': { insetBlockEnd: vars.space[6] } },
    },
    // There the header does not stay. What stands in it goes with it, and the way back to its top floats.
    [`(max-height: 30rem) and (not ${media.full})`]: {
      selectors: {
        '&:not([data-open]):has(> :only-child)': { position: 'absolute' },
        '&:has(> * + *)': { insetBlock: `auto calc(${bottom})` },
      },
    },
    [media.full]: {
      alignItems: 'end',
      insetBlock: `auto ${vars.space[6]}`,
      insetInline: `${start} ${vars.space[8]}`,
      justifyContent: 'start',
    },
  },
});
