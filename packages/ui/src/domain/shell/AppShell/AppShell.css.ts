import '../print.css.ts';
import { style } from '@vanilla-extract/css';
import { quietFocus } from '../../../styles/focus.css.ts';
import { frame } from '../../../styles/frame.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const shell = domainStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  selectors: {
    '&[data-bottom-bar="shown"]': {
      paddingBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
    },
  },
  '@media': {
    [media.wide]: { selectors: { '&[data-bottom-bar="shown"]': { paddingBlockEnd: 0 } } },
    [media.largeText]: { selectors: { '&[data-bottom-bar="shown"]': { paddingBlockEnd: 0 } } },
  },
});

const sidebarColumn = '14.5rem';
const columnGap = `clamp(${vars.space[8]}, 5vw, ${vars.space[20]})`;

export const columns = style([
  frame,
  domainStyle({
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    // The footer starts below the visible area, so it does not move when a screen replaces its skeleton.
    minBlockSize: `calc(100dvh - ${vars.size.header})`,
    '@media': {
      [media.full]: {
        columnGap,
        selectors: {
          '&[data-sidebar]': { gridTemplateColumns: `minmax(0, ${sidebarColumn}) minmax(0, 1fr)` },
        },
      },
    },
  }),
]);

export const sidebar = domainStyle({
  display: 'none',
  '@media': {
    [media.full]: {
      alignSelf: 'start',
      // The assistant's button is below it.
      blockSize: `calc(100dvh - ${vars.size.header} - 1px - ${vars.space[6]} - ${vars.size.control} - ${vars.space[3]})`,
      display: 'flex',
      flexDirection: 'column',
      insetBlockStart: `calc(${vars.size.header} + 1px)`,
      justifyContent: 'space-between',
      overflowY: 'auto',
      paddingBlockStart: vars.space[6],
      position: 'sticky',
    },
  },
});

export const screen = style([quietFocus, domainStyle({ container: 'screen / inline-size' })]);

export const main = style([
  screen,
  domainStyle({
    minInlineSize: 0,
    paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[10]}) ${vars.space[16]}`,
  }),
]);

export const note = domainStyle({ marginBlockStart: vars.space[6] });

export const footer = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
});

export const footerRow = style([
  frame,
  domainStyle({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[8]}`,
    paddingBlock: vars.space[5],
    '@media': {
      [media.full]: {
        selectors: {
          // Next to the controls that float below the sidebar.
          '[data-bottom-bar] &': {
            paddingInlineStart: `calc(${vars.space[8]} + ${sidebarColumn} + ${columnGap})`,
          },
        },
      },
    },
  }),
]);
