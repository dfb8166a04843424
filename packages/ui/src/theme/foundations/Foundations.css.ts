import { style } from '@vanilla-extract/css';
import { vars } from '../vars.css.ts';

export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

// A zero-width character aligns the token name on the baseline.
const amid = {
  alignItems: 'center',
  display: 'flex',
  selectors: { '&::before': { content: "'\\200b'" } },
} as const;

export const swatch = style({
  ...amid,
  blockSize: '2.25rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  inlineSize: '4rem',
});

export const swatches = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
});

export const ink = style({ blockSize: '3.5rem', inlineSize: '100%' });

export const bar = style({
  backgroundColor: vars.color.action.background,
  ...amid,
  blockSize: vars.space[3],
});

export const box = style({
  ...amid,
  backgroundColor: vars.color.surface.raised,
  blockSize: '3rem',
  border: `1px solid ${vars.color.border.control}`,
  inlineSize: '6rem',
});

export const looks = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});

export const look = style({
  backgroundColor: vars.color.surface.page,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sheet,
  color: vars.color.text.default,
  padding: vars.space[5],
});

export const specimens = style({ listStyle: 'none', margin: 0, padding: 0 });

export const specimen = style({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  paddingBlock: vars.space[4],
});

export const stage = style({ inlineSize: '100%', maxInlineSize: '24rem' });

export const runner = style({
  backgroundColor: vars.color.action.background,
  blockSize: '3rem',
  borderRadius: vars.radius.box,
  inlineSize: '3rem',
  marginBlockEnd: vars.space[1],
  transform: 'translateX(0)',
  transitionProperty: 'transform',
  transitionTimingFunction: vars.easing.out,
  selectors: { '&[data-away]': { transform: 'translateX(calc(min(60vw, 20rem)))' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const icons = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  listStyle: 'none',
  padding: 0,
});

export const icon = style({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
});

export const note = style({ color: vars.color.text.muted, fontSize: vars.text.small, margin: 0 });
