import { style } from '@vanilla-extract/css';
import { quietFocus } from '../../../styles/focus.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const done = style([
  quietFocus,
  domainStyle({
    columnGap: vars.space[4],
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  }),
]);

export const doneIcon = domainStyle({ color: vars.color.success.text, marginBlockStart: '0.2em' });
export const doneTitle = domainStyle({ marginBlockEnd: vars.space[1] });
