import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, closeBeside, rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = domainStyle({
  backgroundColor: vars.color.surface.raised,
  blockSize: 'min(34rem, 100%)',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.raised,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  inlineSize: 'min(24rem, 100%)',
  minBlockSize: 0,
  overflow: 'hidden',
  pointerEvents: 'auto',
});

export const header = domainStyle({
  alignItems: 'start',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
});

export const about = below[1];

export const log = style([
  rows[4],
  domainStyle({
    alignContent: 'start',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[4],
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
]);

const line = { maxInlineSize: '92%', overflowWrap: 'anywhere' } as const;

export const theirs = domainStyle({
  ...line,
  borderInlineStart: `3px solid ${vars.color.border.subtle}`,
  justifySelf: 'start',
  paddingInlineStart: vars.space[3],
});

export const mine = domainStyle({
  ...line,
  backgroundColor: vars.color.action.soft,
  borderRadius: vars.radius.control,
  justifySelf: 'end',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  unicodeBidi: 'plaintext',
});

export const call = domainStyle({ marginBlockEnd: vars.space[2] });

export const topics = style([closeBeside, domainStyle({ marginBlockStart: vars.space[3] })]);

export const typing = domainStyle({ '::after': { content: ' …' } });

export const form = domainStyle({
  alignItems: 'end',
  backgroundColor: vars.color.surface.sunken,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: vars.space[3],
});
