import { primitiveStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = primitiveStyle({
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.danger.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.danger.surface,
});

export const title = primitiveStyle({ fontSize: vars.text.large, color: vars.color.danger.text });

export const list = primitiveStyle({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const link = primitiveStyle({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.danger.text,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});
