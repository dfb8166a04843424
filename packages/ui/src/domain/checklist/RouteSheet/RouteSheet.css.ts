import { style } from '@vanilla-extract/css';
import { stop as routeStop } from '../../../primitives/feedback/Stepper/Stepper.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { sheetInset } from '../../../styles/sheetInset.ts';
import { vars } from '../../../theme/vars.css.ts';

export const stack = domainStyle({
  position: 'relative',
  paddingBlockEnd: vars.space[5],
  paddingInlineEnd: vars.space[4],
});

const paper = {
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.box,
  boxShadow: vars.shadow.raised,
} as const;

export const under = domainStyle({
  ...paper,
  backgroundColor: vars.color.surface.sunken,
  insetBlock: `${vars.space[6]} 0`,
  insetInline: `${vars.space[3]} 0`,
  position: 'absolute',
  transform: 'rotate(2.6deg)',
  // With large text the rotated corner would leave a phone's screen.
  '@media': { '(max-width: 17em)': { transform: 'none' } },
});

export const sheet = domainStyle({
  ...paper,
  backgroundColor: vars.color.surface.raised,
  // The height of the complete sheet. The landing page centres it, so it would move while its rows arrive.
  minBlockSize: '27.75rem',
  paddingBlock: vars.space[8],
  paddingInline: sheetInset(`clamp(${vars.space[5]}, 6%, ${vars.space[10]})`),
  position: 'relative',
  transform: 'rotate(1.4deg)',
});

export const title = domainStyle({
  fontWeight: vars.weight.bold,
  marginBlockEnd: vars.space[4],
});

export const row = domainStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontFamily: vars.font.heading,
  // The longest title stays whole on a phone with large text.
  fontSize: `min(${vars.text.large}, 7.5vw)`,
  fontWeight: vars.weight.bold,
  hyphens: 'auto',
  minBlockSize: '4.25rem',
  selectors: { '&[data-state="ahead"]': { color: vars.color.text.subtle } },
});

// The stamp may overlap the lines.
export const words = domainStyle({
  flex: '1 8em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  flexBasis: '5em',
});

export const stop = style([routeStop, domainStyle({ flex: '0 0 0.9375rem' })]);

export const stamp = domainStyle({
  marginBlock: '-0.5rem',
  marginInline: `auto calc(-1 * ${sheetInset('1.25rem')})`,
  zIndex: 1,
});
