import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const item = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const sign = primitiveStyle({ color: vars.color.text.subtle });

export const current = primitiveStyle({ minInlineSize: 0, color: vars.color.text.muted });
