import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const label = domainStyle({ fontWeight: vars.weight.bold });
