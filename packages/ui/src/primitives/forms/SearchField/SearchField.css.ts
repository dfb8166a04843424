import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { hint } from '../Field/Field.css.ts';
import { reveal } from '../PasswordField/PasswordField.css.ts';
import * as textField from '../TextField/TextField.css.ts';

export const { icon } = textField;

export const input = style([
  textField.withIcon,
  primitiveStyle({
    paddingInlineEnd: vars.space[12],
    // Hides the browser's own button, which is small and has no name.
    '::-webkit-search-cancel-button': { display: 'none' },
  }),
]);

export const clear = reveal;

export const found = style([hint, primitiveStyle({ minBlockSize: '1lh' })]);
