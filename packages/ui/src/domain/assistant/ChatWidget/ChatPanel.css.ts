import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, closeBeside, rows, snug } from '../../../styles/layout.css.ts';
import { besideAction, gap } from '../../../styles/line.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const tooLow = '(height < 24rem)';

export const panel = domainStyle({
  blockSize: 'min(34rem, 100%)',
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  inlineSize: 'min(24rem, 100%)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
});

export const header = style([
  besideAction,
  gap[2],
  domainStyle({
    alignItems: 'start',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  }),
]);

export const about = below[1];

export const log = style([
  rows[4],
  domainStyle({
    alignContent: 'start',
    overflow: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    padding: vars.space[4],
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    // Where that is too low for a conversation between its header and its form, all of it scrolls together.
    '@container': { [tooLow]: { overflow: 'visible' } },
  }),
]);

const line = domainStyle({ maxInlineSize: '92%' });

export const theirs = style([
  line,
  snug,
  domainStyle({
    borderInlineStart: `3px solid ${vars.color.border.subtle}`,
    paddingInlineStart: vars.space[3],
  }),
]);

export const mine = style([
  line,
  domainStyle({
    backgroundColor: vars.color.action.soft,
    borderRadius: vars.radius.control,
    justifySelf: 'end',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    unicodeBidi: 'plaintext',
  }),
]);

export const call = domainStyle({ marginBlockEnd: vars.space[2] });

export const topics = style([closeBeside, domainStyle({ marginBlockStart: vars.space[3] })]);

export const typing = domainStyle({ '::after': { content: ' …' } });

export const form = style([besideAction, gap[2], domainStyle({ padding: vars.space[3] })]);
