import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const input = primitiveStyle({
  paddingInlineEnd: vars.space[12],
  selectors: {
    // Edge draws an eye of its own beside ours.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const reveal = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: '0.3125rem',
  insetBlockStart: '0.3125rem',
  '@media': { '(pointer: coarse)': { insetInlineEnd: 0, insetBlockStart: 0 } },
});
