import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const tools = domainStyle({ marginBlockStart: vars.space[6] });

export const lockedTools = domainStyle({ marginBlockStart: vars.space[2] });

export const lead = domainStyle({ marginBlock: `${vars.space[1]} ${vars.space[2]}` });

export const section = domainStyle({ maxInlineSize: '46rem', marginBlockStart: vars.space[8] });

/** A group of a plan; the list sets the distance between them. */
export const group = domainStyle({ maxInlineSize: '46rem' });

export const groupTitle = domainStyle({ marginBlockEnd: vars.space[3] });

/** A question about a step, with its answers. */
export const band = domainStyle({
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.radius.box,
  marginBlock: vars.space[2],
  maxInlineSize: '46rem',
  overflowWrap: 'anywhere',
  padding: vars.space[4],
  '@media': { print: { display: 'none' } },
});
