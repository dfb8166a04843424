import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { floatingWidth } from '../floating.ts';

export const popover = primitiveStyle({
  inlineSize: 'max-content',
  maxInlineSize: floatingWidth('24rem'),
  // A measured height would change during positioning.
  maxBlockSize: 'max(12rem, calc(50vh - 3rem))',
});

export const header = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[2]}`,
});

export const title = primitiveStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const body = primitiveStyle({
  paddingBlockEnd: vars.space[5],
  paddingInline: vars.space[5],
});
