import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const tools = domainStyle({ marginBlockStart: vars.space[6] });

export const lockedTools = domainStyle({ marginBlockStart: vars.space[2] });

export const lead = domainStyle({ marginBlock: `${vars.space[1]} ${vars.space[2]}` });

export const section = domainStyle({ maxInlineSize: '46rem', marginBlockStart: vars.space[8] });
