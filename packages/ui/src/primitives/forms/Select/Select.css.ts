import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const select = primitiveStyle({
  appearance: 'none',
  paddingInlineEnd: vars.space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
