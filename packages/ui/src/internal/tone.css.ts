import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

const { danger, success, warning, info } = vars.color;

/** The ink of each tone. */
export const toneInks = {
  success: primitiveStyle({ color: success.text }),
  error: primitiveStyle({ color: danger.text }),
  warning: primitiveStyle({ color: warning.text }),
  info: primitiveStyle({ color: info.text }),
};
