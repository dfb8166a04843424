import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const withIcon = primitiveStyle({ paddingInlineStart: vars.space[10] });

export const icon = primitiveStyle({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.text.subtle,
  pointerEvents: 'none',
});
