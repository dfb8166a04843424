import { primitiveStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const popover = primitiveStyle({
  inlineSize: 'max-content',
  maxInlineSize: 'min(24rem, var(--radix-popover-content-available-width))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
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
