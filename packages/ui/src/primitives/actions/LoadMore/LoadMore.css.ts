import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { line } from '../../../styles/line.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style([line, primitiveStyle({ gap: `${vars.space[2]} ${vars.space[4]}` })]);

export const count = primitiveStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
