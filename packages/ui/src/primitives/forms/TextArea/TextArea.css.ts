import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const area = primitiveStyle({
  resize: 'vertical',
  lineHeight: vars.leading.body,
  maxBlockSize: '60dvh',
  // Grows with the text where the browser can; elsewhere the person drags the corner.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});
