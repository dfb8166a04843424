import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { floatingWidth } from '../floating.ts';

export const tooltip = primitiveStyle({
  maxInlineSize: floatingWidth('20rem'),
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  // Visible in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: vars.radius.box,
  backgroundColor: vars.color.text.default,
  color: vars.color.surface.raised,
  fontSize: vars.text.small,
});
