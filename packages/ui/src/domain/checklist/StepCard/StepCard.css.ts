import { keyframes } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const grow = keyframes({ from: { opacity: 0, scale: '1 0' } });
const unfold = keyframes({
  from: { opacity: 0, translate: '0 -1.5rem' },
});

/** At most the padding of a sheet, which it overlaps on a phone. */
const stop = `min(2.375rem, ${units(12)})`;
const doneRow = '2.75rem';
const dotSize = '1.5rem';

export const card = domainStyle({
  display: 'grid',
  columnGap: vars.space[5],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space[8],
  position: 'relative',
  selectors: {
    '&:not(:last-child)::before': {
      borderInlineStart: `4px solid ${vars.color.border.subtle}`,
      content: '',
      insetBlock: `${vars.space[2]} calc(-1 * ${vars.space[2]})`,
      insetInlineStart: `calc(${stop} / 2 - 2px)`,
      position: 'absolute',
    },
    '&[data-state="done"]': { paddingBlockEnd: vars.space[1] },
    '&[data-state="folded"]': { paddingBlockEnd: vars.space[4] },
    '&[data-state="done"] + &:not([data-state="done"])': { marginBlockStart: vars.space[4] },
    '&[data-state="done"]::before': { borderColor: vars.color.action.text },
    // The line from the newly stamped stop to the next one.
    '&[data-fresh][data-state="done"]::before': {
      animation: `${grow} ${vars.duration.slow} ${vars.easing.out} ${vars.duration.normal} backwards`,
      transformOrigin: 'top',
    },
    // A double line between steps in any order.
    '&[data-state="folded"]::before': {
      borderInline: `3px solid ${vars.color.border.subtle}`,
      inlineSize: '14px',
      insetInlineStart: `calc(${stop} / 2 - 7px)`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [`not all and ${media.wide}`]: {
      columnGap: vars.space[3],
      selectors: {
        '&[data-state="open"]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: vars.space[5] },
      },
    },
  },
});

export const number = domainStyle({
  alignItems: 'center',
  backgroundColor: vars.color.surface.page,
  blockSize: stop,
  border: `3px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.round,
  color: vars.color.text.subtle,
  display: 'flex',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  inlineSize: stop,
  justifyContent: 'center',
  position: 'relative',
  zIndex: 1,
  selectors: {
    '[data-state="done"] > &': {
      backgroundColor: vars.color.action.background,
      borderColor: vars.color.action.background,
      color: vars.color.action.onAction,
      marginBlockStart: `calc((${doneRow} - ${stop}) / 2)`,
    },
    ':is([data-state="open"], [data-state="folded"]) > &': {
      borderColor: vars.color.action.text,
      color: vars.color.text.default,
    },
  },
  '@media': {
    [`not all and ${media.wide}`]: {
      selectors: {
        '[data-state="open"] > &': { insetBlockStart: 0, insetInlineStart: 0, position: 'absolute' },
      },
    },
    // Completed stops are filled, the current one is not.
    [media.forcedColors]: {
      selectors: {
        '[data-state="done"] > &': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** The stop of a step without a number, on the same line as the numbered ones. */
export const dot = domainStyle({
  alignItems: 'center',
  backgroundColor: vars.color.surface.page,
  blockSize: dotSize,
  border: `3px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.round,
  display: 'flex',
  inlineSize: dotSize,
  justifyContent: 'center',
  marginBlockStart: `calc((${doneRow} - ${dotSize}) / 2)`,
  marginInline: `calc((${stop} - ${dotSize}) / 2)`,
  position: 'relative',
  zIndex: 1,
  selectors: {
    '[data-state="done"] > &': {
      backgroundColor: vars.color.action.background,
      borderColor: vars.color.action.background,
      color: vars.color.action.onAction,
    },
    ':is([data-state="open"], [data-state="folded"]) > &': { borderColor: vars.color.action.text },
  },
  '@media': {
    [`not all and ${media.wide}`]: {
      selectors: {
        '[data-state="open"] > &': {
          insetBlockStart: vars.space[2],
          insetInlineStart: 0,
          margin: 0,
          marginInline: `calc((${stop} - ${dotSize}) / 2)`,
          position: 'absolute',
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '[data-state="done"] > &': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** If the longest word does not fit, the rest of the row wraps. */
const besideWords = { flex: '1 min-content', minInlineSize: 0, overflowWrap: 'break-word' } as const;

export const title = domainStyle({
  paddingBlockStart: vars.space[1],
  selectors: {
    '[data-state="open"] &': { fontSize: vars.text.heading, paddingBlockStart: 0 },
    '[data-state="locked"] &': { color: vars.color.text.muted },
    // The frame of a focused title fits its words.
    '[data-state="folded"] &': { ...besideWords, maxInlineSize: 'max-content' },
    '[data-state="done"] &': {
      ...besideWords,
      fontSize: vars.text.body,
      paddingBlockStart: 0,
    },
  },
  '@media': {
    [`not all and ${media.wide}`]: { selectors: { '[data-state="done"] &': { fontSize: vars.text.small } } },
  },
});

export const term = domainStyle({
  display: 'inline-block',
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  marginInlineStart: vars.space[2],
});

// Above the line, which runs behind the sheet on narrow screens.
export const sheet = domainStyle({
  position: 'relative',
  selectors: {
    '[data-fresh] > &': {
      animation: `${unfold} ${vars.duration.slow} ${vars.easing.out} ${vars.duration.slow} backwards`,
    },
  },
  '@media': { [`not all and ${media.wide}`]: { paddingBlockStart: vars.space[2] } },
});

export const marker = domainStyle({
  marginBlockEnd: vars.space[2],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
});

export const description = domainStyle({
  marginBlockStart: vars.space[3],
  maxInlineSize: vars.size.measure,
});

export const done = domainStyle({ minBlockSize: doneRow, position: 'relative' });

export const folded = domainStyle({ minBlockSize: doneRow, position: 'relative' });

// The whole row is clickable.
export const row = domainStyle({
  blockSize: '2rem',
  inlineSize: '1.75rem',
  marginInlineStart: 'auto',
  position: 'static',
  selectors: { '&::after': { content: '', inset: 0, position: 'absolute' } },
});

// Above the click area of the row.
export const attachedInRow = domainStyle({ padding: vars.space[2], position: 'relative', zIndex: 1 });

export const details = domainStyle({ paddingBlock: `${vars.space[2]} ${vars.space[6]}` });

export const blurred = domainStyle({
  color: vars.color.text.subtle,
  filter: 'blur(4px)',
  marginBlockStart: vars.space[2],
  maxInlineSize: vars.size.measure,
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
});

export const reason = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
