import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const mark = primitiveStyle({
  backgroundColor: vars.color.action.soft,
  borderRadius: '2px',
  boxDecorationBreak: 'clone',
  color: 'inherit',
  textDecorationColor: vars.color.action.text,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
  '@media': { '(forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' } },
});
