import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';
import { gap, line } from './line.css.ts';

const inRows = (between: string) =>
  domainStyle({ display: 'grid', gap: between, gridTemplateColumns: 'minmax(0, 1fr)' });

/** One below the other, by the space between them. */
export const rows = {
  1: inRows(vars.space[1]),
  2: inRows(vars.space[2]),
  3: inRows(vars.space[3]),
  4: inRows(vars.space[4]),
  5: inRows(vars.space[5]),
  6: inRows(vars.space[6]),
  8: inRows(vars.space[8]),
};

/** Beside one another as far as there is room. */
export const beside = style([line, gap[3]]);
export const closeBeside = style([line, gap[2]]);

const spaceAbove = (space: string) => domainStyle({ marginBlockStart: space });

/** Apart from what stands above it, by the space between them. */
export const below = {
  1: spaceAbove(vars.space[1]),
  2: spaceAbove(vars.space[2]),
  4: spaceAbove(vars.space[4]),
  5: spaceAbove(vars.space[5]),
  6: spaceAbove(vars.space[6]),
  8: spaceAbove(vars.space[8]),
};

/** A list whose bullets stand where its text would begin. */
export const bulleted = domainStyle({ paddingInlineStart: vars.space[5] });

/** Keeps the width of its content in a grid that stretches. */
export const snug = domainStyle({ justifySelf: 'start' });

/** Lines up the label of a quiet button, and not the edge of its target, with the text above. */
export const outdent = domainStyle({ marginInlineStart: `calc(-1 * (${vars.space[2]} + 1px))` });

/** A larger measure in a window that has the room, and never all of it. */
export const frameSize = 'max(82rem, min(96rem, 100vw - 4rem))';

/** As wide as the screens of the app are. */
export const frame = domainStyle({
  marginInline: 'auto',
  maxInlineSize: frameSize,
  paddingInline: vars.space[4],
  '@media': { [media.wide]: { paddingInline: vars.space[8] } },
});

/** As wide as what a visitor sees. */
export const visitorFrame = domainStyle({ maxInlineSize: '82rem' });

/** As wide as a choice from a short list. */
export const narrow = domainStyle({ maxInlineSize: '20rem' });

/** Words beside a sign; where it leaves no room for an ordinary one, the line has to wrap. */
export const words = domainStyle({ flex: '1 8em', minInlineSize: 0, overflowWrap: 'anywhere' });

/** A link or what looks like one: an icon and its words, and all of it can be pressed. */
export const target = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  textDecoration: 'none',
});

/** An icon and its words within a line. */
export const label = domainStyle({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });

/** As wide as a list of steps, or what explains one. */
export const column = domainStyle({ maxInlineSize: '46rem' });

/** As wide as a line that is read with ease. */
export const measure = domainStyle({ maxInlineSize: vars.size.measure });
