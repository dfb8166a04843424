import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = patternStyle({
  alignItems: 'center',
  color: vars.color.text.muted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
