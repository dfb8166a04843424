import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const quiet = domainStyle({ color: vars.color.text.muted, gap: `${vars.space[2]} ${vars.space[4]}` });
