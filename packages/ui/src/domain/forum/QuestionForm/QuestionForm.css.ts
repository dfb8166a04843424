import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const form = domainStyle({ maxInlineSize: vars.size.measure });
