import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const notices = domainStyle({ marginBlockEnd: vars.space[6] });
