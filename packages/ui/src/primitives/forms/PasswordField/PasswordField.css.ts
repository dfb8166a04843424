import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const input = primitiveStyle({
  paddingInlineEnd: vars.space[12],
  selectors: {
    // Hides Edge's own button that shows the password.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const reveal = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: '0.3125rem',
  insetBlockStart: '0.3125rem',
  '@media': { '(pointer: coarse)': { insetInlineEnd: 0, insetBlockStart: 0 } },
});
