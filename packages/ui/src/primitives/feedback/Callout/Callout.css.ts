import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const callout = primitiveStyle({
  maxInlineSize: vars.size.measure,
  borderInlineStart: `3px solid ${vars.color.marker.background}`,
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
});
