import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const table = style({
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  inlineSize: '100%',
  textAlign: 'start',
});

export const cell = style({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'middle',
});

export const name = style({ fontWeight: vars.weight.bold });

export const swatch = style({
  blockSize: '2.25rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  inlineSize: '4rem',
});

export const bar = style({
  backgroundColor: vars.color.action.background,
  blockSize: vars.space[3],
  maxInlineSize: '100%',
});

export const box = style({
  backgroundColor: vars.color.surface.raised,
  blockSize: '3rem',
  border: `1px solid ${vars.color.border.control}`,
  inlineSize: '6rem',
});
