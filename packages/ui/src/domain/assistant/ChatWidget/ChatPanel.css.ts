import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
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

export const header = domainStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
});

export const about = domainStyle({ marginBlockStart: vars.space[1] });

export const log = domainStyle({
  alignContent: 'start',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  // On a low screen the whole panel scrolls.
  '@container': { [tooLow]: { overflow: 'visible' } },
});

const line = domainStyle({ maxInlineSize: '92%' });

export const assistantMessage = style([
  line,
  domainStyle({
    justifySelf: 'start',
    borderInlineStart: `3px solid ${vars.color.border.subtle}`,
    paddingInlineStart: vars.space[3],
  }),
]);

export const userMessage = style([
  line,
  domainStyle({
    backgroundColor: vars.color.action.soft,
    borderRadius: vars.radius.box,
    justifySelf: 'end',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    unicodeBidi: 'plaintext',
  }),
]);

export const call = domainStyle({ marginBlockEnd: vars.space[2] });

export const topics = domainStyle({ marginBlockStart: vars.space[3] });

export const typing = domainStyle({ '::after': { content: ' …' } });

export const form = domainStyle({
  alignItems: 'end',
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: vars.space[3],
});
