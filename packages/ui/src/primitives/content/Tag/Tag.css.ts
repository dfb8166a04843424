import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const tag = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: { '&[data-removable]': { paddingInlineEnd: 0 } },
});

export const words = primitiveStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  overflowWrap: 'anywhere',
});
