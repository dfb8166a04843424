import { style } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { line } from '../../styles/line.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style([
  line,
  patternStyle({ color: vars.color.text.muted, gap: `${vars.space[2]} ${vars.space[4]}` }),
]);
