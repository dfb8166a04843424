import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const progressRow = patternStyle({
  alignItems: 'end',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
