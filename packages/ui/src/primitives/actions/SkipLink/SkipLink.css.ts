import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const skipLink = primitiveStyle({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.zIndex.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.action.background,
  color: vars.color.action.onAction,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  selectors: {
    // Moved instead of hidden, so that it is focusable.
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});
