import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screen } from './AppShell.css.ts';

export { note } from './AppShell.css.ts';

export const main = style([
  screen,
  domainStyle({
    marginInline: 'auto',
    maxInlineSize: '82rem',
    paddingInline: `clamp(${vars.space[4]}, 5vw, ${vars.space[8]})`,
  }),
]);
