import { style } from '@vanilla-extract/css';
import { scriptedFocus } from '../../../styles/focus.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style([
  scriptedFocus,
  // The first row begins as high as the title beside it.
  domainStyle({ inlineSize: '100%', marginBlockStart: `calc(-1 * ${vars.space[4]})` }),
]);

export const name = domainStyle({
  alignItems: 'center',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const began = domainStyle({ display: 'inline-block' });
