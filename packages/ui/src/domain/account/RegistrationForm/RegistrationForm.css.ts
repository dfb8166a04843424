import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { quietTarget } from '../../../styles/text.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const done = style([
  quietTarget,
  domainStyle({
    columnGap: vars.space[4],
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  }),
]);

export const doneIcon = domainStyle({ color: vars.color.success.text, marginBlockStart: '0.2em' });
export const doneTitle = domainStyle({ fontSize: vars.text.title, marginBlockEnd: vars.space[1] });
