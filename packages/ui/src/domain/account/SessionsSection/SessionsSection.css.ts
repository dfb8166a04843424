import { style } from '@vanilla-extract/css';
import { list as ruledList } from '../../../patterns/RuledSection/RuledSection.css.ts';
import { scriptedFocus } from '../../../styles/focus.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style([scriptedFocus, ruledList]);

export const name = domainStyle({
  alignItems: 'center',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const began = domainStyle({ display: 'inline-block' });
