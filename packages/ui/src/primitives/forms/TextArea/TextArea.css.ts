import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const area = primitiveStyle({
  borderRadius: vars.radius.box,
  resize: 'vertical',
  lineHeight: vars.leading.body,
  maxBlockSize: '60dvh',
  // Without `field-sizing` the person drags the corner.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});
