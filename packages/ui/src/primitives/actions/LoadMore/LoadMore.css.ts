import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

export const count = primitiveStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
