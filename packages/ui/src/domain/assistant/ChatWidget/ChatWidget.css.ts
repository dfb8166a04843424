import { frameWidth } from '../../../styles/frame.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { circleSize } from '../../../styles/touchTarget.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const start = `calc(max(0px, 50% - ${frameWidth} / 2) + ${vars.space[8]})`;
const bottom = `${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space[3]}`;

/** Distance from the edge of the window, limited so that large text leaves room for the conversation. */
const within = (distance: string) => `min(${distance}, 13%)`;

export const floating = domainStyle({
  alignItems: 'start',
  display: 'flex',
  insetBlockStart: `calc((${vars.size.header} - ${circleSize}) / 2)`,
  insetInline: vars.space[4],
  justifyContent: 'end',
  // Its empty area lets clicks through to the page.
  pointerEvents: 'none',
  position: 'fixed',
  zIndex: vars.zIndex.header,
  selectors: {
    // Hidden during typing, but still reachable by Tab.
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
    // On a low screen the header is not sticky, so only the way back to the top floats.
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
