import { domainStyle } from '../../../styles/layered.ts';
import { bulleted } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const gone = bulleted;

export const field = domainStyle({ marginBlockStart: vars.space[2] });
