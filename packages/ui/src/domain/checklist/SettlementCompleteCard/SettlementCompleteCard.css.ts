import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { gap, line } from '../../../styles/line.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const body = style([line, gap[6]]);

export const text = domainStyle({ flex: '1 1 16rem' });
export const note = domainStyle({
  marginBlockStart: vars.space[2],
  maxInlineSize: '21.9em',
});
