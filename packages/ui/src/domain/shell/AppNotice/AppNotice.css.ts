import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

/** One line moves nothing: it takes the place of the space above the screen. */
export const offline = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
  marginBlockStart: `calc(-1 * ${vars.space[6]})`,
});

export const update = domainStyle({ marginBlockEnd: vars.space[6] });
